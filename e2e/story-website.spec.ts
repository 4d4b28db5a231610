import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Page } from "@playwright/test"
import { siteTemplates } from "#contract/customer-website"
import { unzipped } from "../tests/zip"
import { type Account, keepHoursElsewhere } from "./accounts"
import { expect, test, tokenOf } from "./fixtures"
import { mailsTo } from "./mail-server"
import { expectAccessible, expectReflow, refusingStrangers } from "./page-checks"
import { callsBy } from "./records"
import { world } from "./world"

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const save = (page: Page) => page.locator("main form[method=post] button[type=submit]").last()
const title = (page: Page) => page.getByRole("heading", { level: 1 })

/** Fills in the part of the profile or the site that the missing fact leads to, which leads back. */
async function mend(page: Page, fact: string, values: Record<string, string>): Promise<void> {
  await page.getByRole("link", { name: fact }).click()
  for (const [name, value] of Object.entries(values))
    if (name === "legalStatus") await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
  await save(page).click()
}

test.describe("without JavaScript, which no step of it has", () => {
  test.use({ javaScriptEnabled: false })

  test("a site is made, previewed, refused until the law is content, published, written to, moved and taken down", async ({
    freshAccount,
    visitor,
  }) => {
    const { account, page } = await freshAccount()
    await keepHoursElsewhere(page)
    const name = `site-${crypto.randomUUID().slice(0, 8)}`
    await page.goto("/admin/website")
    await page.getByRole("radio", { name: "Studio" }).check()
    await page.locator("label", { hasText: "Prune" }).click()
    await page.getByRole("button", { name: "Créer mon site" }).click()
    await expect(page.getByText("Votre site à été créé")).toBeVisible()

    await page.getByRole("link", { name: "Aperçu" }).click()
    await expect(title(page)).toBeVisible()
    await page.getByRole("link", { name: "Mentions légales" }).click()
    await expect(title(page)).toHaveText("Mentions légales")

    await page.goto("/admin/website/publication")
    await expect(page.getByText("Il manque des mentions obligatoires")).toBeVisible()
    await expect(page.getByRole("button", { name: "Mettre en ligne" })).toHaveCount(0)
    await mend(page, "Votre prénom", camille)
    await mend(page, "Votre statut juridique", {
      ...{ legalStatus: "entrepreneur", siren: "732 829 320" },
      activity: "Développement de sites",
    })
    await mend(page, "Votre adresse complète", {
      ...{ streetAddress: "12 rue Mercière", postalCode: "69002", city: "Lyon" },
    })
    await mend(page, "L’hébergeur du site", {
      slug: name,
      host: "Port SA, 1 quai, Lyon, 0400000000",
    })

    await page.goto("/admin/website/publication")
    await page.getByRole("button", { name: "Mettre en ligne" }).click()
    await expect(page.getByText("Votre site est en ligne")).toBeVisible()
    const address = (await page.getByRole("link", { name: `/${name}/` }).textContent()) ?? ""

    const settled = refusingStrangers(visitor, new URL(address).origin)
    await visitor.goto(address)
    await expect(visitor.getByRole("banner")).toContainText("Camille Martin")
    await visitor.getByRole("navigation").getByRole("link", { name: "Contact" }).click()
    await visitor.getByLabel("Votre nom").fill("Inès Vasseur")
    await visitor.getByLabel("Votre adresse e-mail").fill("ines@exemple.fr")
    await visitor.getByLabel("Votre message").fill("Bonjour, un site pour mon atelier ?")
    await visitor.getByRole("checkbox").check()
    await visitor.getByRole("button", { name: "Envoyer" }).click()
    await expect(title(visitor)).toHaveText("Votre message est bien parti")
    expect(await visitor.context().cookies()).toEqual([])
    settled()
    const letters = async () =>
      (await mailsTo(world().mails, account.email)).filter(({ subject }) =>
        subject?.startsWith("Inès Vasseur"),
      )
    await expect.poll(async () => (await letters()).length, { timeout: 60_000 }).toBe(1)
    const [letter] = await letters()
    expect(letter?.replyTo).toMatchObject([{ address: "ines@exemple.fr" }])
    expect(letter?.text).toContain("un site pour mon atelier")
    await page.goto("/admin/contacts")
    await expect(page.getByRole("main").getByRole("link", { name: "Inès Vasseur" })).toBeVisible()

    await page.goto("/admin/website/address")
    await field(page, "slug").fill(`${name}-lyon`)
    await save(page).click()
    await expect(page.getByText("Votre site a été modifié")).toBeVisible()
    await visitor.goto(`${address}legal/`)
    await expect(visitor).toHaveURL(address.replace(`${name}/`, `${name}-lyon/legal/`))
    await expect(visitor.getByText("Camille Martin EI").first()).toBeVisible()

    await page.goto("/admin/website/publication")
    await page.getByRole("button", { name: "Retirer du web" }).click()
    await expect(page.getByText("Votre site n’est plus en ligne")).toBeVisible()
    for (const gone of [address, visitor.url()])
      expect((await visitor.goto(gone))?.status()).toBe(404)
  })
})

const camille = { firstName: "Camille", lastName: "Martin", phoneNumber: "06 12 34 56 78" }

/** Publishes a site with two pictures through the API. */
async function publish(account: Account) {
  const call = callsBy(() => tokenOf(account))
  const send = async (method: string, path: string, body: object) => {
    const init = { method, body: JSON.stringify(body) }
    const answer = await call(path, { ...init, headers: { "content-type": "application/json" } })
    expect(answer.ok, `${path}: ${await answer.clone().text()}`).toBe(true)
    return answer.json()
  }
  const upload = await call("/Uploads?name=lampe.png", {
    ...{ method: "POST", body: picture },
    headers: { "content-type": "application/octet-stream" },
  })
  expect(upload.ok, await upload.clone().text()).toBe(true)
  const { id: imageId } = (await upload.json()) as { id: string }
  const parts = {
    professional: { legalStatus: "entrepreneur", siren: "732829320", activity: "Lampes" },
    personal: {
      ...camille,
      email: account.email,
      photoId: imageId,
      photoAlt: "Camille à l’atelier",
    },
    address: { streetAddress: "12 rue Mercière", postalCode: "69002", city: "Lyon" },
  }
  for (const [part, values] of Object.entries(parts)) {
    const { version } = await (await call("/Profile")).json()
    await send("PUT", `/Profile/${part}`, { ...values, version })
  }
  await send("POST", "/Products", { name: "Lampe", sellingPrice: 9_000, imageId })
  const services = [{ name: "Audit", text: "- un jour\n- un rapport", price: "450 €" }]
  const manage = (site: object) => send("POST", "/CustomerWebsite/manage", site)
  const slug = `site-${crypto.randomUUID().slice(0, 8)}`
  await manage({ slug, services, host: "Port SA, 1 quai, Lyon" })
  expect(await manage({ published: true })).toMatchObject({ value: true, errors: [] })
  const { address } = await (await call("/CustomerWebsite")).json()
  return { address: String(address), manage, archive: () => call("/CustomerWebsite/export") }
}

test("a published site is fit for all in each of its templates, and is whole on a disk", async ({
  freshAccount,
  visitor,
}, info) => {
  const { account } = await freshAccount()
  const { address, manage, archive } = await publish(account)
  for (const template of siteTemplates) {
    await manage({ template })
    await visitor.setViewportSize({ width: 1280, height: 720 })
    for (const place of ["", "contact/"]) {
      await visitor.goto(`${address}${place}`)
      await expectAccessible(visitor)
    }
    for (const place of ["", "products/", "contact/", "legal/"]) {
      await visitor.goto(`${address}${place}`)
      await expectReflow(visitor)
    }
  }

  await visitor.goto(address)
  await expect(visitor.getByRole("img", { name: "Camille à l’atelier" })).toBeVisible()

  const folder = info.outputPath("site")
  for (const [name, bytes] of unzipped(new Uint8Array(await (await archive()).arrayBuffer()))) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  const settled = refusingStrangers(visitor, "file:")
  const failed: string[] = []
  visitor.on("requestfailed", (request) => failed.push(request.url()))
  await visitor.goto(pathToFileURL(join(folder, "index.html")).href)
  const menu = visitor.getByRole("navigation").getByRole("link")
  for (let at = 0; at < (await menu.count()); at++) {
    await menu.nth(at).click()
    await expect(menu.nth(at)).toHaveAttribute("aria-current", "page")
    const drawn = await visitor.evaluate(() => ({
      style: document.styleSheets.length,
      blank: [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
    }))
    expect(drawn, visitor.url()).toEqual({ style: 1, blank: 0 })
  }
  await expect(menu).toHaveCount(5)
  settled()
  expect(failed).toEqual([])
})

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNwMNiAFTEMLQkABmxIAQ0F3RoAAAAASUVORK5CYII=",
  "base64",
)
