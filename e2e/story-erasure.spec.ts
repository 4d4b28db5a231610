import { randomInt, randomUUID } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { Secret, TOTP } from "otpauth"
import { openForBusiness } from "../tests/billing"
import { confirmEmail } from "./accounts"
import { onDatabase } from "./database"
import { expect, test, tokenOf } from "./fixtures"
import { callsBy } from "./records"
import { world } from "./world"

/** Nothing of it has a script, and so it is quicker. */
test.use({ javaScriptEnabled: false })

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** A German number: it has no key of its own beside the two check digits. */
function anIban(): string {
  const account = `10010010${randomInt(1e9, 1e10 - 1)}`
  const rest = BigInt(`${account}131400`) % 97n
  return `DE${String(98n - rest).padStart(2, "0")}${account}`
}

/** Every row of every table, as text, and what stands in the folder of data beside the database. */
async function everythingKept(): Promise<Map<string, string>> {
  const { DATA_DIR = "" } = world().environment
  const found = new Map<string, string>()
  await onDatabase(async (client) => {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_(catalog|toast)|^information_schema$'`,
    )
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t`,
      )
      found.set(name, rows.map(({ row }) => row).join("\n"))
    }
  })
  for (const path of readdirSync(DATA_DIR, { recursive: true, encoding: "utf8" })) {
    const file = join(DATA_DIR, path)
    // What is being written is renamed in a moment.
    if (!/^(postgres|states)\/|\.new$/.test(path) && statSync(file).isFile())
      found.set(path, readFileSync(file, "latin1"))
  }
  return found
}

test("someone with an account, a session, a second step and a bill is erased: nothing else finds them again", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount("quitte")
  await confirmEmail(page, account, world().mails)
  const token = await tokenOf(account)
  const call = callsBy(async () => token)
  const send = async (method: string, path: string, body: object) => {
    const headers = { "content-type": "application/json" }
    const answer = await call(path, { method, body: JSON.stringify(body), headers })
    expect(answer.ok, `${path}: ${await answer.clone().text()}`).toBe(true)
    return answer.json().catch(() => undefined)
  }
  const save = async (part: string, values: object) => {
    const { version } = await (await call("/Profile")).json()
    await send("PUT", `/Profile/${part}`, { ...values, version })
  }
  const word = (name: string) => `${name}${randomUUID().slice(0, 8)}`
  const [firstName, lastName, commercialName] = [word("Prénom"), word("Nom"), word("Enseigne")]
  const [iban, laterIban, uploaded] = [anIban(), anIban(), word("octets")]
  const phoneNumber = `+336${randomInt(1e7, 1e8 - 1)}`

  const fetch = (_who: unknown, path: string, init?: RequestInit) => call(path, init)
  const { id: clientId } = await openForBusiness({ fetch })
  const line = { serviceName: "Conseil", quantity: "1", unitPriceHT: 10_000, vatRate: "20" }
  const draft = { clientId, includeVat: true, includePenalty: true, lines: [line] }
  const { id, version } = await send("POST", "/Bills", draft)
  const bill = await send("POST", `/Bills/${id}/issue`, { version })
  const email = account.email
  await save("personal", { firstName, lastName, phoneNumber, email, birthDate: "1981-03-02" })
  await save("professional", { commercialName, siren: "732829320", legalStatus: "entrepreneur" })
  await send("PATCH", `/Users/${(await (await call("/Users")).json()).id}`, [
    { op: "add", path: "/skills", value: [word("métier")] },
  ])
  await send("POST", "/Companies", {
    Company: { name: word("Société") },
    UserId: (await (await call("/Users")).json()).id,
  })
  await send("POST", "/Contacts", { name: lastName, email })
  await send("POST", "/CustomerWebsite/manage", { title: commercialName })
  await send("POST", `/Bills/${id}/emails`, { to: [email], subject: lastName, body: firstName })
  await send("POST", "/Users/support-message", { email, message: lastName })
  const upload = await call(`/Uploads?name=${lastName}.txt`, { method: "POST", body: uploaded })
  expect(upload.status).toBe(201)

  // The IBAN that is changed later waits in a draft, as the password is asked for first.
  await page.goto("/admin/profile/bank")
  await field(page, "iban").fill(iban)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await page.goto("/admin/profile/bank")
  await field(page, "iban").fill(laterIban)
  await page.locator("main form[method=post] button[type=submit]").last().click()

  await page.goto("/admin/dashboard")
  await page.getByRole("banner").locator("details summary").last().click()
  await page.getByRole("link", { name: "Sécurité du compte" }).click()
  await page.getByRole("link", { name: "Ajouter une application" }).click()
  await field(page, "currentPassword").fill(account.password)
  await press(page, "Continuer")
  const secret = ((await page.locator(".secret code").textContent()) ?? "").replaceAll(" ", "")
  await field(page, "code").fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await press(page, "Activer")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vos codes de secours")

  const personal = {
    firstName,
    lastName,
    commercialName,
    email,
    phoneNumber,
    iban,
    laterIban,
    uploaded,
    secret,
  }
  const before = [...(await everythingKept()).values()].join("\n")
  for (const [name, text] of Object.entries(personal))
    expect.soft(before.includes(text), name).toBe(true)

  await page.goto("/admin/my-data/erasure")
  await field(page, "email").fill(email)
  await field(page, "password").fill(account.password)
  await press(page, "Tout effacer")
  await expect(page).not.toHaveURL(/my-data/)

  const traces = async () => {
    const kept = await everythingKept()
    return Object.entries(personal).flatMap(([name, text]) =>
      [...kept].flatMap(([place, content]) =>
        content.includes(text) ? `${name} in ${place}` : [],
      ),
    )
  }
  // The account goes by the queue of what the identity server is still to be told.
  await expect.poll(traces, { timeout: 60_000 }).toEqual([])
  expect((await everythingKept()).get("public.bill_snapshots")).toContain(bill.number)
})
