import { confirmEmail } from "./accounts"
import { expect, test, tokenOf } from "./fixtures"
import { corpus, poisoned } from "./poison"
import { callsBy, issueLate, Records } from "./records"
import { ofAdministrator, ofMount } from "./screens"
import { world } from "./world"

/** Screens that show what somebody wrote: without what only administrators see, and the pieces. */
const shown = ofMount("admin")
  .map(({ path }) => path)
  .filter((path) => !path.endsWith("*") && !ofAdministrator(path))

/** What only stands on a page that took a text for markup. */
const markup =
  "[onerror], [onload], [onfocus], [ontoggle], iframe[srcdoc], base, object, [onx], a[href^='javascript:' i]"

test("D68 what is typed into any field is text on every screen, and runs nowhere", async ({
  freshAccount,
}) => {
  test.setTimeout(1_500_000)
  expect(new Set(corpus).size).toBe(200)
  const { account, page } = await freshAccount()
  await confirmEmail(page, account, world().mails)
  const { send, taken, used } = poisoned(callsBy(() => tokenOf(account)))
  const administrators = callsBy(() => tokenOf(world().admin))
  const late = await issueLate(send)
  const records = Records.through(
    (who, path, init) => (who === "admin" ? administrators(path, init) : send(path, init)),
    "camille",
    late,
  )

  const ran: string[] = []
  page.on("dialog", async (dialog) => {
    ran.push(`dialog on ${page.url()}`)
    await dialog.dismiss()
  })
  await page.exposeFunction("xss", () => void ran.push(`script on ${page.url()}`))
  await page.exposeFunction("toldOfViolation", (what: string) => void ran.push(what))
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, documentURI, sample }) =>
      (window as unknown as { toldOfViolation(what: string): void }).toldOfViolation(
        `${violatedDirective} on ${documentURI}: ${sample}`,
      ),
    )
  })
  await page.goto("/admin/dashboard")
  for (const path of shown) {
    const url = await records.url(path)
    const sent = await page.request.get(url)
    expect([path, sent.status()]).toEqual([path, 200])
    const read = page.evaluate(
      ([html, came]) =>
        new DOMParser().parseFromString(html, "text/html").querySelectorAll(came).length,
      [await sent.text(), markup] as const,
    )
    expect([path, await read]).toEqual([path, 0])
    // What scripts draw once more: the pages of an area are made of the same pieces, so that each first ones are enough.
    if (!/^\/admin\/[^/:]+(\/:\w+)?$/.test(path)) continue
    await page.goto(url)
    await expect(page.locator("h1").first()).toBeVisible()
    expect([path, await page.locator(markup).count()]).toEqual([path, 0])
  }
  expect(ran).toEqual([])
  // The fields that anyone thinks of, as a check of the check; and most of the corpus was used.
  for (const field of ["NewProduct name", "NewClient name", "NewContact name", "NewBill note"])
    expect([...taken]).toContain(field)
  expect(taken.size).toBeGreaterThan(25)
  expect(used.size).toBeGreaterThan(120)

  // And were one to get into a page, it would not run: the policy stops it, and the browser tells.
  await page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "xss()"
    document.body.append(script)
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=xss()>")
  })
  await expect.poll(() => ran.filter((one) => one.startsWith("script-src")).length).toBe(2)
  expect(ran.filter((one) => /^(script on|dialog)/.test(one))).toEqual([])
})
