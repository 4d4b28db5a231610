import { createHash } from "node:crypto"
import { PDFDocument } from "@cantoo/pdf-lib"
import sharp from "sharp"
import { describe, expect, onTestFinished, test } from "vitest"
import { ContractChanges } from "#contract/contracts"
import { inTransaction, openPool } from "../../../database/client"
import {
  camille,
  codeOf,
  ines,
  paperWords,
  paul,
  read,
  say,
  secretOf,
  signAs,
  startSigning,
} from "../../../tests/signing"
import { sealSignature } from "./final.commands"
import { verifySignatures } from "./verification.commands"
import { watchSignatures } from "./watch.commands"

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

async function asked(body: object = {}) {
  const signing = await startSigning()
  await signing.fill()
  const { status, body: request } = await signing.ask(body)
  expect(status, JSON.stringify(request)).toBe(201)
  await signing.work()
  const find = async () =>
    (await signing.api.call("camille", "GET", `${signing.path}/${request.id}`)).body
  return { ...signing, request, find }
}

test("both sign by their own links, and the signed paper reaches both with its evidence", async () => {
  const signing = await asked()
  const { api, request, mails, work, find } = signing
  // Inès first: Camille signs after the others.
  expect(mails.map(({ to }) => to)).toEqual([ines.email])
  const first = await signAs(signing, ines.email, "Inès Vasseur")
  expect(first.body).toMatchObject({ turn: "signed", state: "open" })
  await work()
  const last = await signAs(signing, "camille@example.fr", "Camille Martin")
  expect(last.body).toMatchObject({ turn: "signed", state: "signed" })
  await work()
  const done = await find()
  expect(done).toMatchObject({ state: "signed", finalSha256: expect.any(String) })
  const acts = done.acts.map(({ kind }: { kind: string }) => kind)
  const each = ["invited", "codeAsked", "codeSent", "signed"]
  expect(acts).toEqual(["requested", ...each, ...each, "completed"])
  expect(done.acts.find(({ kind }: { kind: string }) => kind === "signed")).toMatchObject({
    ...{ name: "Inès Vasseur", address: "192.0.2.7", browser: "Firefox 150", language: "fr" },
    ...{ sha256: request.sha256, codeSentAt: expect.any(String) },
    sentence: expect.stringContaining("Refonte du site"),
  })
  const answer = await api.fetch("camille", `${signing.path}/${request.id}/final`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(digest(bytes)).toBe(done.finalSha256)
  const final = await PDFDocument.load(bytes)
  const paper = await api.fetch("camille", `${signing.path}/${request.id}/paper`)
  const read = await PDFDocument.load(new Uint8Array(await paper.arrayBuffer()))
  expect(final.getPageCount()).toBeGreaterThan(read.getPageCount())
  const sent = mails.filter(({ attachments }) => attachments)
  expect(sent.map(({ to }) => to).sort()).toEqual(["camille@example.fr", ines.email])
  for (const { attachments } of sent)
    expect(digest(attachments?.[0]?.content ?? bytes)).toBe(digest(bytes))
  // The job that is taken up again makes no second one.
  await sealSignature(signing.parts, camille, request.id)
  expect((await find()).finalSha256).toBe(done.finalSha256)
})

describe("a code", () => {
  const typed = async () => {
    const signing = await asked()
    const secret = secretOf(signing, ines.email)
    const { sha256 } = signing.request
    const consent = () =>
      say(signing.api, secret, "codes", { name: "Inès Vasseur", agreed: true, sha256 })
    await consent()
    await signing.work()
    const sign = (code: string) => say(signing.api, secret, "signatures", { code, sha256 })
    return { ...signing, secret, consent, sign, code: codeOf(signing, ines.email) }
  }
  const wrong = (code: string) => (code === "000000" ? "000001" : "000000")
  const codes = ({ body }: { body: { errors: { code: string }[] } }) =>
    body.errors.map(({ code }) => code)

  test("is in no row", async () => {
    const { api, code } = await typed()
    const { rows } = await api.parts.pool.query("select 1 from signers where code_hash like $1", [
      `%${code}%`,
    ])
    expect(rows).toEqual([])
  })

  test("that is wrong five times counts no more, right or not", async () => {
    const { sign, code } = await typed()
    for (let at = 0; at < 4; at++)
      expect(codes(await sign(wrong(code)))).toEqual(["signatureCodeWrong"])
    expect(codes(await sign(wrong(code)))).toEqual(["signatureCodeOver"])
    expect(codes(await sign(code))).toEqual(["signatureCodeOver"])
  })

  test("counts for ten minutes", async () => {
    const { api, sign, code } = await typed()
    api.setClock("2026-11-21T09:10:00Z")
    expect(codes(await sign(code))).toEqual(["signatureCodeOver"])
  })

  test("signs once, of two tabs at the same moment", async () => {
    const { sign, code, find } = await typed()
    const answers = await Promise.all([sign(code), sign(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const { acts } = await find()
    expect(acts.filter(({ kind }: { kind: string }) => kind === "signed")).toHaveLength(1)
  })

  test("is sent three times an hour", async () => {
    const { consent, api } = await typed()
    await consent()
    expect((await consent()).status).toBe(201)
    expect(await consent()).toMatchObject({
      status: 429,
      body: {
        title: "Trois codes ont été envoyés en une heure. Réessayez dans 60\u00a0min.",
      },
    })
    api.setClock("2026-11-21T10:00:01Z")
    expect((await consent()).status).toBe(201)
  })

  test("of another signer signs nothing", async () => {
    const signing = await asked({ signers: [ines, paul] })
    const { api, request, work } = signing
    const { sha256 } = request
    for (const { email, name } of [ines, paul])
      await say(api, secretOf(signing, email), "codes", { name, agreed: true, sha256 })
    await work()
    const code = codeOf(signing, paul.email)
    if (code === codeOf(signing, ines.email)) return
    const answer = await say(api, secretOf(signing, ines.email), "signatures", { code, sha256 })
    expect(codes(answer)).toEqual(["signatureCodeWrong"])
  })
})

test("a drawing that a signer sends stands on the page of evidence, and what was signed says its digest", async () => {
  const signing = await asked()
  const { api, request, work, find, mails } = signing
  const secret = secretOf(signing, ines.email)
  const send = (bytes: Uint8Array) =>
    api.fetch(null, `/Public/signatures/${secret}/drawings`, {
      ...{ method: "POST", headers: { "content-type": "application/octet-stream" } },
      body: new Uint8Array(bytes),
    })
  expect((await send(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).status).toBe(415)
  const ink = { width: 900, height: 300, channels: 4 as const, background: "#1a2233" }
  const picture = await sharp({ create: ink }).png().toBuffer()
  const drawn = await send(picture)
  if (drawn.status !== 201) console.log(await drawn.text())
  expect(drawn.status).toBe(201)
  expect(await drawn.json()).toMatchObject({ hasDrawing: true, turn: "sign" })
  await signAs(signing, ines.email, "Inès Vasseur")
  await work()
  await signAs(signing, "camille@example.fr", "Camille Martin")
  await work()
  expect((await find()).state).toBe("signed")
  expect(mails.filter(({ attachments }) => attachments)).toHaveLength(2)
  const final = await api.fetch("camille", `${signing.path}/${request.id}/final`)
  const pages = (await PDFDocument.load(new Uint8Array(await final.arrayBuffer()))).context
  const images = pages
    .enumerateIndirectObjects()
    .filter(([, object]) => object.toString().includes("/Subtype /Image"))
  expect(images.length).toBeGreaterThan(0)
  // Once signed it stays.
  expect((await send(picture)).status).toBe(409)
  expect((await verifySignatures(api.parts)).fault).toBeUndefined()
  const owner = openPool(api.url, "owner", 1)
  onTestFinished(() => owner.end())
  await owner.query("set session_replication_role = replica")
  await owner.query("update signers set drawing = 'AAAA' where drawing is not null")
  expect((await verifySignatures(api.parts)).fault).toMatchObject({ link: "request" })
})

test("a mail server that is down loses no code: another one is made and sent", async () => {
  const signing = await asked()
  const { api, parts, mails, work } = signing
  const secret = secretOf(signing, ines.email)
  const { sha256 } = signing.request
  await say(api, secret, "codes", { name: "Inès Vasseur", agreed: true, sha256 })
  const { mail } = parts
  parts.mail = async () => ({ accepted: [], refused: [], failure: "no connection" }) as never
  const [job] = api.queued
  await expect(work()).rejects.toThrow("no connection")
  parts.mail = mail
  if (job) api.queued.push(job)
  await work()
  expect(mails.at(-1)?.subject).toContain("code")
  const code = codeOf(signing, ines.email)
  expect((await say(api, secret, "signatures", { code, sha256 })).status).toBe(201)
})

test("in turn, nobody signs before the one before them; together, both may in one second", async () => {
  const inTurn = await asked({ signers: [ines, paul], inTurn: true, ownerTurn: "first" })
  expect(inTurn.mails.map(({ to }) => to)).toEqual(["camille@example.fr"])
  await signAs(inTurn, "camille@example.fr", "Camille Martin")
  await inTurn.work()
  expect(inTurn.mails.at(-1)?.to).toBe(ines.email)
  const together = await asked({ signers: [ines, paul] })
  const { api, work } = together
  const { sha256 } = together.request
  for (const { email, name } of [ines, paul])
    await say(api, secretOf(together, email), "codes", { name, agreed: true, sha256 })
  await work()
  const answers = await Promise.all(
    [ines, paul].map(({ email }) =>
      say(api, secretOf(together, email), "signatures", { code: codeOf(together, email), sha256 }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  await work()
  expect(together.mails.filter(({ to }) => to === "camille@example.fr")).toHaveLength(1)
})

test("B39 a link that is invented, or opens a bill or a quote, opens nothing here", async () => {
  const signing = await asked()
  const { api, request } = signing
  const secret = secretOf(signing, ines.email)
  for (const one of ["x", `${secret}0`, request.id, "%00", "' or ''='"])
    expect((await read(api, encodeURIComponent(one))).status, one).toBe(404)
  for (const other of ["bills", "quotes", "mailings"])
    expect((await api.call(null, "GET", `/Public/${other}/${secret}`)).status, other).toBe(404)
})

test("a paper that was changed between reading and signing is signed by nobody; everyone is told", async () => {
  const signing = await asked({ ownerTurn: "first" })
  const { api, contract, path, mails, work, find } = signing
  await signAs(signing, "camille@example.fr", "Camille Martin")
  await work()
  const { body } = await api.call("camille", "GET", `/Contracts/${contract.id}`)
  const {
    id: _id,
    createdAt: _c,
    changedAt: _g,
    can: _can,
    status: _s,
    clientName: _n,
    ...fields
  } = body
  const known = ["reference", "clientId", "kind", "title", "description", "startDate", "endDate"]
  const terms = [
    "priceHT",
    "unit",
    "paymentDays",
    "endOfMonth",
    "penaltyRate",
    "noticeDays",
    "version",
  ]
  const changes = Object.fromEntries(
    Object.entries(fields).filter(([name]) => [...known, ...terms].includes(name)),
  )
  const saved = await api.call("camille", "PUT", `/Contracts/${contract.id}`, {
    ...{ ...changes, priceHT: 60_000 },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { sha256 } = signing.request
  const secret = secretOf(signing, ines.email)
  const answer = await say(api, secret, "codes", { name: "Inès", agreed: true, sha256 })
  expect([answer.status, answer.body.code]).toEqual([409, "signatureChanged"])
  expect((await find()).state).toBe("changed")
  await work()
  const told = mails.filter(({ subject }) => subject.startsWith("Document modifié"))
  expect(told.map(({ to }) => to).sort()).toEqual(["camille@example.fr", ines.email])
  // And it begins again.
  expect((await api.call("camille", "POST", path, { signers: [ines] })).status).toBe(201)
})

test("who had signed before a request was called off, or its paper changed, is told by e-mail and by their link", async () => {
  const withdrawn = await asked({ signers: [ines, paul] })
  await signAs(withdrawn, ines.email, "Inès Vasseur")
  const { api, path, request, work, mails } = withdrawn
  await api.call("camille", "POST", `${path}/${request.id}/withdrawal`)
  const before = mails.length
  await work()
  const told = mails.slice(before)
  expect(told.map(({ to }) => to).sort()).toEqual([ines.email, paul.email])
  expect((await read(api, secretOf(withdrawn, ines.email))).body).toMatchObject({
    ...{ turn: "signed", state: "withdrawn" },
  })
  // A change of the clauses is found without anybody coming back.
  const changed = await asked({ signers: [ines, paul] })
  await signAs(changed, ines.email, "Inès Vasseur")
  const paper = { ...paperWords, court: "Paris", version: 2 }
  const saved = await changed.api.call("camille", "PUT", changed.paper, paper)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const sent = changed.mails.length
  await watchSignatures(changed.api.parts)
  await changed.work()
  const all = changed.mails.slice(sent).map(({ to }) => to)
  expect(all.sort()).toEqual([ines.email, paul.email])
  expect((await changed.find()).state).toBe("changed")
})

test("a signed contract says so, its file is among its documents, and what it says changes by amendments only", async () => {
  const signing = await asked()
  const { api, contract, paper, path, request, work, find } = signing
  const here = `/Contracts/${contract.id}`
  const shown = async (at: string) => (await api.call("camille", "GET", at)).body
  expect((await shown(here)).signedOn).toBeNull()
  await signAs(signing, ines.email, "Inès Vasseur")
  await work()
  await signAs(signing, "camille@example.fr", "Camille Martin")
  await work()
  const signed = await shown(here)
  expect(signed.signedOn).toBe("2026-11-21")
  const { documents } = await shown(`${here}/documents`)
  const { finalSha256 } = await find()
  expect(documents).toMatchObject([
    { kind: "signedContract", sha256: finalSha256, issuedOn: "2026-11-21" },
  ])
  const file = await api.fetch("camille", `/Files/${documents[0].fileId}`)
  expect(digest(new Uint8Array(await file.arrayBuffer()))).toBe(finalSha256)
  const clauses = await api.call("camille", "PUT", paper, { ...paperWords, version: 2 })
  expect([clauses.status, clauses.body.code]).toEqual([409, "contractSigned"])
  const { reference, clientId, startDate, endDate, unit, paymentDays, noticeDays } = signed
  const save = (changes: object) =>
    api.call("camille", "PUT", here, {
      ...{ reference, clientId, startDate, endDate, unit, paymentDays, noticeDays },
      ...{ priceHT: signed.priceHT, title: signed.title, version: signed.version, ...changes },
    })
  expect((await save({ priceHT: 1 })).body.errors).toMatchObject([
    { path: "priceHT", code: "contractSigned" },
  ])
  expect((await save({ description: "Une note", title: "Autre" })).body.errors).toMatchObject([
    { path: "title", code: "contractSigned" },
    { path: "description", code: "contractSigned" },
  ])
  expect((await save({ billableProject: true })).status).toBe(200)
  expect((await api.call("camille", "POST", path, { signers: [ines] })).body.code).toBe(
    "contractSigned",
  )
  // The proof stays, whatever becomes of the copy among the documents.
  await api.call("camille", "DELETE", `${here}/documents/${documents[0].id}`)
  expect((await api.fetch("camille", `${path}/${request.id}/final`)).status).toBe(200)
})

test("who refuses says why, and nobody else signs", async () => {
  const signing = await asked({ signers: [ines, paul] })
  const { api, find, work, mails } = signing
  const secret = secretOf(signing, ines.email)
  expect((await say(api, secret, "refusals", { reason: "" })).status).toBe(422)
  const refused = await say(api, secret, "refusals", { reason: "Le prix n’est pas celui convenu." })
  expect(refused.body).toMatchObject({ turn: "refused", state: "refused" })
  expect((await find()).signers[0]).toMatchObject({ reason: "Le prix n’est pas celui convenu." })
  await work()
  expect(mails.at(-1)).toMatchObject({ to: paul.email })
  expect((await read(api, secretOf(signing, paul.email))).body.turn).toBe("closed")
})

test("reminders go after 3, 7 and 14 days, each once; after thirty it ends", async () => {
  const signing = await asked()
  const { api, mails, work, find } = signing
  const on = async (day: string) => {
    const before = mails.length
    api.setClock(`${day}T10:00:00Z`)
    await watchSignatures(api.parts)
    await watchSignatures(api.parts)
    await work()
    return mails.length - before
  }
  expect(await on("2026-11-23")).toBe(0)
  expect(await on("2026-11-24")).toBe(1)
  expect(await on("2026-11-28")).toBe(1)
  expect(await on("2026-12-05")).toBe(1)
  expect(await on("2026-12-20")).toBe(0)
  expect(await on("2026-12-21")).toBe(1)
  expect((await find()).state).toBe("expired")
})

test("two parties by one address, a signer without one and a paper that lacks something are refused", async () => {
  const { ask, fill, paper, api, client } = await startSigning()
  const missing = await ask()
  expect([missing.status, missing.body.code]).toEqual([409, "contractPaperIncomplete"])
  await fill()
  const errors = async (body: object) => (await ask(body)).body.errors
  const twice = [{ path: "signers[1].email", code: "signerTwice" }]
  expect(await errors({ signers: [ines, { ...paul, email: "INES@rhone.example" }] })).toMatchObject(
    twice,
  )
  expect(await errors({ signers: [{ name: "Inès" }] })).toMatchObject([
    { path: "signers[0].email", code: "required" },
  ])
  expect(await errors({ signers: [{ ...ines, email: "camille@example.fr" }] })).toMatchObject([
    { path: "signers[0].email", code: "signerTwice" },
  ])
  expect(await errors({ ownerTurn: "none" })).toMatchObject([{ path: "ownerTurn" }])
  expect((await ask({ amendmentId: client.id })).status).toBe(404)
  expect((await ask()).status).toBe(201)
  expect((await ask()).body.code).toBe("signatureOpen")
  expect((await api.call("thomas", "GET", paper)).status).toBe(404)
})

test("who has not confirmed their own address asks nobody to sign", async () => {
  const { fill, ask, api } = await startSigning({
    sendsMail: true,
    accounts: undefined,
    verify: async () => ({
      ...{ id: camille, username: "camille", email: "camille@example.fr", roles: ["freelancer"] },
      ...{ emailConfirmed: false, issuedAt: new Date(Date.now() + 2_000) },
    }),
  })
  await fill()
  expect((await ask()).body.code).toBe("emailUnconfirmed")
  expect(api.queued).toEqual([])
})

test("anyone learns whether a file is known, and nothing of whom or what", async () => {
  const signing = await asked()
  const { api, request } = signing
  const ask = async (sha256: string) =>
    (await api.call(null, "GET", `/Public/signatures/verification?sha256=${sha256}`)).body
  expect(await ask(request.sha256)).toEqual({
    ...{ known: true, kind: "contract", state: "open", signers: 2, signed: 0, signedAt: null },
    requestedAt: "2026-11-21T09:00:00.000Z",
  })
  expect(await ask("0".repeat(64))).toEqual({
    ...{ known: false, kind: null, state: null, requestedAt: null, signedAt: null },
    ...{ signers: null, signed: null },
  })
})

test("whoever signs a quote accepts it", async () => {
  const { api, client, parts: _, work, mails, ...signing } = await startSigning()
  const line = { serviceName: "Audit", quantity: "1", unitPriceHT: 90_000, vatRate: "20" }
  const draft = {
    ...{ clientId: client.id, includeVat: true, discountRate: "5" },
    lines: [line, { ...line, serviceName: "Suivi", discountRate: "10" }],
  }
  const { body: quote } = await api.call("camille", "POST", "/Quotes", draft)
  await api.call("camille", "POST", `/Quotes/${quote.id}/issue`, { version: quote.version })
  const asked = await api.call("camille", "POST", `/Quotes/${quote.id}/signatures`, {
    ...{ signers: [ines], ownerTurn: "none" },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  await work()
  const all = { ...signing, api, client, work, mails, parts: _ }
  const { sections } = (await read(api, secretOf(all, ines.email))).body
  const words = sections
    .flatMap(({ paragraphs }: { paragraphs: string[] }) => paragraphs)
    .join("\n")
    .replace(/[\u00a0\u202f]/g, " ")
  for (const said of ["Suivi : 1 ", " × 900,00 € = 810,00 €", "(TVA 20 %)", "5 %", "−85,50 €"])
    expect(words).toContain(said)
  // Until when it holds, and when it is to be paid, is agreed to as well.
  expect(words).toMatch(/Valable jusqu’au : \d+/)
  expect(words).toMatch(/30 jours/)
  expect((await signAs(all, ines.email, "Inès Vasseur")).body.state).toBe("signed")
  expect((await api.call("camille", "GET", `/Quotes/${quote.id}`)).body.status).toBe("accepted")
})

test("an amendment that both signed is agreed to, and holds from its day", async () => {
  const signing = await startSigning()
  const { api, contract, path, work } = signing
  await signing.fill()
  const active = await api.call("camille", "POST", `/Contracts/${contract.id}/activation`, {
    version: contract.version,
  })
  expect(active.status).toBe(200)
  const { body: amendment } = await api.call(
    ...(["camille", "POST", `/Contracts/${contract.id}/amendments`] as const),
    {
      effectiveOn: "2027-01-01",
      priceHT: 60_000,
      unit: "day",
      paymentDays: 30,
      noticeDays: 30,
      endDate: "2027-05-31",
    },
  )
  const asked = await api.call("camille", "POST", path, {
    signers: [ines],
    amendmentId: amendment.id,
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  expect(asked.body).toMatchObject({ kind: "amendment", title: expect.stringContaining("Avenant") })
  await work()
  await signAs(signing, ines.email, "Inès Vasseur")
  await work()
  await signAs(signing, "camille@example.fr", "Camille Martin")
  const after = await api.call(
    "camille",
    "GET",
    `/Contracts/${contract.id}/amendments/${amendment.id}`,
  )
  expect(after.body).toMatchObject({ state: "agreed", agreedOn: "2026-11-21" })
})

test("no statement of the product’s own role changes what was signed, or what proves it", async () => {
  const signing = await asked()
  await signAs(signing, ines.email, "Inès Vasseur")
  const attempt = async (statement: string) => {
    const client = await signing.api.parts.pool.connect()
    try {
      await client.query(`begin; set local app.owner = '${camille}'`)
      await client.query(statement)
      return "changed"
    } catch {
      return "refused"
    } finally {
      await client.query("rollback")
      client.release()
    }
  }
  for (const statement of [
    "update signers set name = 'Autre' where signed_at is not null",
    "update signers set signed_at = null where signed_at is not null",
    "delete from signers",
    "update signature_acts set name = 'Autre'",
    "delete from signature_acts",
    "update signature_requests set sha256 = repeat('0', 64)",
    "delete from signature_requests",
    "truncate signature_acts",
  ])
    expect(await attempt(statement), statement).toBe("refused")
})

test("who is erased takes along what nobody must keep, its evidence and its bytes", async () => {
  const signing = await asked()
  const { api, find } = signing
  await signAs(signing, ines.email, "Inès Vasseur")
  await signing.work()
  await signAs(signing, "camille@example.fr", "Camille Martin")
  await signing.work()
  expect((await find()).state).toBe("signed")
  const left = async () =>
    inTransaction(api.parts.pool, camille, async (db) => {
      const { rows } = await db.execute<{ file_key: string; final_key: string }>(
        "select file_key, final_key from signature_requests join signers on request_id = signature_requests.id",
      )
      return rows.flatMap((row) => [row.file_key, row.final_key])
    })
  const keys = await left()
  expect(keys).toHaveLength(4)
  const email = "camille@example.fr"
  expect((await api.call("camille", "POST", "/PersonalData/erasure", { email })).status).toBe(204)
  expect(await left()).toEqual([])
  for (const key of keys) expect(await api.parts.files.get(key)).toBeUndefined()
  // The log still has the digests; what is gone by law is no fault.
  expect(await verifySignatures(api.parts)).toEqual({ requests: 0 })
})

test("the last signature and a change of the contract are never both taken, whoever comes first", async () => {
  for (const title of ["Refonte A", "Refonte B", "Refonte C"]) {
    const signing = await asked()
    const { api, contract, work, find } = signing
    await signAs(signing, ines.email, "Inès Vasseur")
    await work()
    const secret = secretOf(signing, "camille@example.fr")
    const { sha256 } = (await read(api, secret)).body
    await say(api, secret, "codes", { name: "Camille Martin", agreed: true, sha256 })
    await work()
    const code = codeOf(signing, "camille@example.fr")
    const { body: known } = await api.call("camille", "GET", `/Contracts/${contract.id}`)
    const changes = { ...ContractChanges.parse(known), title }
    const [signed, changed] = await Promise.all([
      say(api, secret, "signatures", { code, sha256 }),
      api.call("camille", "PUT", `/Contracts/${contract.id}`, changes),
    ])
    const said = JSON.stringify([signed.body, changed.body])
    expect([signed.body.state === "signed", changed.status === 200], said).not.toEqual([true, true])
    expect([signed.body.state === "signed", changed.status === 200], said).toContain(true)
    const { state } = await find()
    expect(state, said).toBe(signed.body.state === "signed" ? "signed" : "changed")
  }
})
