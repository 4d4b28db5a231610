import { randomUUID } from "node:crypto"
import { cards } from "#contract/areas"
import type { VatReturns } from "#contract/vat-returns"
import type { TestApi } from "../tests/api"
import { Caller } from "../tests/caller"
import { issued } from "../tests/issued"
import { allOperations, type Operation } from "../tests/operations"
import { parameters, preconditions } from "../tests/samples"
import { onDatabase } from "./database"
import { world } from "./world"

/** The calls behind the screens of an area: of its name, but for the register of companies. */
const callsOf: Record<string, string> = {
  ...Object.fromEntries(cards.map(({ name, screen = name }) => [screen, name])),
  register: "Companies",
}

/** Screens of a record that must have come further than a new one, and an operation on one that has. */
const further: [screen: RegExp, operation: string][] = [
  // An issued bill, of which something is paid.
  [
    /\/bills\/:billId(\/emails\/new|\/links|\/payments|\/credit-notes\/new|\/corrections\/new|\/write-off)?$/,
    "reversePayment",
  ],
  // An issued quote that nobody has answered yet.
  [/\/quotes\/:quoteId\/(answers\/new|emails\/new|links)$/, "revokeQuoteLink"],
  // A paper that may be signed, which nobody was asked to yet.
  [/\/contracts\/:contractId\/signatures\/new$/, "readContractPaperPdf"],
  [/\/quotes\/:quoteId\/signatures\/new$/, "revokeQuoteLink"],
  [/\/contracts\/:contractId\/signatures\/:requestId\/withdrawal$/, "findContractSignature"],
  [/\/quotes\/:quoteId\/signatures\/:requestId\/withdrawal$/, "findQuoteSignature"],
  // One that was accepted.
  [/\/quotes\/:quoteId\/deposits\/new$/, "billQuoteDeposit"],
  // One that was handed over, and that nobody has answered yet.
  [
    /\/timesheets\/:timesheetId\/(answers\/new|emails\/new|links|reopening)$/,
    "revokeTimesheetLink",
  ],
  [/\/recurring-bills\/:recurringBillId\/resumption$/, "resumeRecurringBill"],
  [/\/calendar\/events\/:eventId/, "findEvent"],
  [/\/notes\/:area\/:recordId\/new$/, "listActivity"],
  [/\/profile\/directory\/:messageId\/delete$/, "findDirectoryMessage"],
  [/\/cv\/:factId(\/|$)/, "findFact"],
  [/\/assistant\/:questionId/, "findAssistantQuestion"],
  // A statement, or a file, that was imported.
  [/\/bank-imports\/:importId\/undoing$/, "undoBankImport"],
  [/\/imports\/:importId\/undoing$/, "undoImport"],
  [/\/label-rules\/runs\/:runId/, "undoLabelRuleRun"],
]

/** A bill that is overdue, and whose it is. */
export interface OverdueBill {
  billId: string
  clientId: string
}

/** What the private links of a public page open, where it is no bill. */
const linksByPlace: Record<string, "Quote" | "Timesheet" | "CvCopy" | "ContractDocument"> = {
  quote: "Quote",
  timesheet: "Timesheet",
  cv: "CvCopy",
  documents: "ContractDocument",
}

/** What stands in the place of a path's parameters, by their names. */
type Values = Record<string, string>

type Calls = (path: string, init?: RequestInit) => Promise<Response>

/** Screens of a record in a state that comes with time: such records, by the parameters of the path. */
const inTime: [screen: RegExp, find: (caller: Caller, late: OverdueBill) => Promise<Values>][] = [
  [/\/formal-notice$/, async (_, late) => ({ ...late })],
  [
    /\/contracts\/:contractId\/(amendments\/new|bills\/new|emails\/new|end|renewal)$/,
    contractInForce,
  ],
  [/\/mailings\/:mailingId\/messages\/:messageId$/, messageOfMailing],
  [/\/cv\/:factId\/renewal$/, certification],
  [/\/tasks\/:taskId\/items\/:itemId\//, stepOfTask],
  [/\/vat-returns\/:periodStart(\/payment)?$/, declaredPeriod],
  [/\/vat-returns\/:periodStart\/reopening$/, lastDeclaredPeriod],
  [/\/vat-returns\/:periodStart\/declaration$/, openPeriod],
  // A value stands below its list, which no call on it names.
  [
    /\/option-sets\/:list\/:optionId/,
    async (caller) => ({
      list: "productSize",
      optionId: (await parameters.optionId?.(caller)) ?? "",
    }),
  ],
  [/\/option-sets\/:list/, async () => ({ list: "productSize" })],
  [/\/installation-mails\/:purpose/, async () => ({ purpose: "supportAnswer" })],
  // Standard answers stand below the requests, which no call on them names.
  [
    /\/support-requests\/texts\/:supportTextId/,
    async ({ make }) => ({ supportTextId: await make("addSupportText") }),
  ],
  [/\/help\/:topic$/, async () => ({ topic: "bills" })],
  [/\/accesses\/invitations\/:secret$/, invitation],
  // Who came once has one.
  [
    /\/subscriptions\/:userId/,
    async ({ ask }) => {
      const [subscriber] = await ask<{ id: string }[]>("listSubscriptions")
      return { userId: subscriber?.id ?? "" }
    },
  ],
  // Where one pays by transfer it leads back: there is no page to pay on.
  [/\/subscription\/bills\/:position\/payment$/, async () => ({ position: "0" })],
  // Nobody shuts themselves out.
  [
    /\/users\/:userId\/suspension$/,
    async (caller) => ({ userId: (await parameters.userId?.(caller)) ?? "" }),
  ],
]

/** Right for a moment only: who walks beside this one declares the next period. */
const passing = /\/vat-returns\/:periodStart\/(reopening|declaration)$/

async function certification({ ask }: Caller): Promise<Values> {
  const fact = { kind: "certification", titleFr: "CKA", expiresOn: "2027-03" }
  const { id: factId } = await ask<{ id: string }>("addFact", {}, fact)
  return { factId }
}

/** One's own: it says so. */
async function invitation({ ask }: Caller): Promise<Values> {
  const { invitation: address } = await ask<{ invitation: string }>("addAccess")
  return { secret: address.split("/").at(-1) ?? "" }
}

async function messageOfMailing({ make, ask }: Caller): Promise<Values> {
  const mailingId = await make("addMailing")
  const { messages } = await ask<{ messages: { id: string }[] }>("findMailing", { mailingId })
  return { mailingId, messageId: messages[0]?.id ?? "" }
}

/** The call that adds steps answers with their task. */
async function stepOfTask({ make, ask }: Caller): Promise<Values> {
  const taskId = await make("addTask")
  const { items } = await ask<{ items: { id: string }[] }>("addTaskItems", { taskId })
  return { taskId, itemId: items[0]?.id ?? "" }
}

/** A period of VAT that was declared, and is to be paid. */
async function declaredPeriod({ make, ask }: Caller): Promise<Values> {
  const id = await make("addVatReturn")
  const { periods } = await ask<VatReturns>("listVatReturns")
  return { periodStart: periods.find((period) => period.id === id)?.from ?? "" }
}

/** The one that was declared last, which alone may be opened again. */
async function lastDeclaredPeriod({ make, ask }: Caller): Promise<Values> {
  await make("addVatReturn")
  const { periods } = await ask<VatReturns>("listVatReturns")
  return { periodStart: periods.find(({ id }) => id !== null)?.from ?? "" }
}

/** One that is not. */
async function openPeriod({ make, ask }: Caller): Promise<Values> {
  await make("addVatReturn")
  const { periods } = await ask<VatReturns>("listVatReturns")
  return { periodStart: periods.findLast(({ id }) => id === null)?.from ?? "" }
}

async function contractInForce({ make, ask }: Caller): Promise<Values> {
  const clientId = await make("addClient")
  const terms = { title: "Maintenance", priceHT: 52_000, renewable: true, renewalDays: 30 }
  const written = { ...terms, clientId, startDate: daysAgo(20) }
  const { id: contractId } = await ask<{ id: string }>("addContract", {}, written)
  await ask("activateContract", { contractId })
  return { contractId }
}

/** Issues a bill that was due a month ago: the first of its series, since the days of these never go back. */
export async function issueLate(calls: Calls): Promise<OverdueBill> {
  const { make, ask } = new Caller({ fetch: (_, path, init) => calls(path, init) }, "camille")
  const clientId = await make("addClient")
  const draft = {
    clientId,
    releaseDate: daysAgo(60),
    paymentTerms: "days",
    paymentDays: 30,
    includeVat: true,
    includePenalty: true,
    lines: [{ serviceName: "Audit", quantity: "1", unitPriceHT: 90_000, vatRate: "20" }],
  }
  const { id: billId } = await ask<{ id: string }>("addBill", {}, draft)
  for (const operation of issued) await ask(operation, { billId })
  return { billId, clientId }
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Calls of the API with a token, which is asked for anew when it no longer holds. */
export function callsBy(token: () => Promise<string>, origin = world().origin): Calls {
  let given: Promise<string> | undefined
  return async (path, init = {}) => {
    const ask = async () => {
      given ??= token()
      const headers = init.headers as Record<string, string>
      return fetch(`${origin}/api${path}`, {
        ...init,
        headers: { ...headers, authorization: `Bearer ${await given}` },
      })
    }
    const answer = await ask()
    if (answer.status !== 401) return answer
    // A run of every combination outlasts a token.
    given = undefined
    return ask()
  }
}

/** Makes the records that a screen's path names, through the API, as the samples of tests/ say. */
export class Records {
  private readonly made = new Map<string, Promise<Values>>()

  private constructor(
    private readonly caller: Caller,
    private readonly late: OverdueBill,
  ) {}

  /** Some records take an administrator too, whose token is asked for only then. */
  static async of(
    token: () => Promise<string>,
    who: "camille" | "admin" = "camille",
    ofAdministrator: () => Promise<string> = token,
  ): Promise<Records> {
    const [own, administrators] = [callsBy(token), callsBy(ofAdministrator)]
    return Records.through(
      (name, path, init) => (name === who || who === "admin" ? own : administrators)(path, init),
      who,
    )
  }

  /** The same by calls that a test looks at, or changes. */
  static through(
    fetch: TestApi["fetch"],
    who: "camille" | "admin" = "camille",
    late: OverdueBill = world().late,
  ): Records {
    return new Records(new Caller({ fetch }, who), late)
  }

  /**
   * The address of a screen: "/admin/products/:productId/edit" with a product that exists, which other screens
   * that are about such a product show too.
   */
  url(path: string): Promise<string> {
    return this.address(path, (what, make) => this.once(what, make))
  }

  /** The same with a record that no other test knows. */
  another(path: string): Promise<string> {
    return this.address(path, (_, make) => make())
  }

  /** The address of a public page: of someone who stands in the directory, or the private link of a bill, a quote, a timesheet, the copy of a CV, documents, a signature or a mailing. */
  async publicUrl(path: string): Promise<string> {
    if (path.includes(":handle")) {
      const { handle = "" } = await this.once("handle", () =>
        untilSaved(async () => ({ handle: (await parameters.handle?.(this.caller)) ?? "" })),
      )
      return path.replace(":handle", handle)
    }
    if (!path.includes(":secret")) return path
    if (path.startsWith("/mailing/")) {
      const { messageId: mailingMessageId = "" } = await this.once(path, () =>
        messageOfMailing(this.caller),
      )
      const told = { mailingMessageId }
      const { body } = await this.caller.ask<{ body: string }>("findMailingMessage", told)
      return /\/mailing\/[\w-]+/.exec(body)?.[0] ?? path
    }
    if (path.startsWith("/unsubscription/")) {
      const { place = path } = await this.once(path, () => this.unsubscription())
      return place
    }
    if (path.startsWith("/support/")) {
      const { place = path } = await this.once(path, () => this.supportRequest())
      return place
    }
    if (path.startsWith("/signature/")) {
      // The page of the code is that of a signer whom one was sent.
      const { place = "" } = path.endsWith("/code")
        ? await this.once("signature with a code", () => this.signatureWithCode())
        : await this.once("signature", () => this.signature())
      return path.replace(/.*:secret/, place)
    }
    const opens = linksByPlace[path.split("/")[1] ?? ""] ?? "Bill"
    const list = `list${opens}Links` as const
    const revoke = `revoke${opens}Link` as const
    const { linkId, ...opened } = await this.once(revoke, () => this.values(operationNamed(revoke)))
    const links = await this.caller.ask<{ id: string; address: string }[]>(list, opened)
    const address = links.find(({ id }) => id === linkId)?.address ?? ""
    return path.replace(/.*:secret/, new URL(address).pathname)
  }

  /** The page that ends a kind of mails; its link is in those mails alone. */
  private async unsubscription(): Promise<Values> {
    const { id } = await this.caller.ask<{ id: string }>("findUser")
    const secret = randomUUID() + randomUUID()
    await onDatabase((client) =>
      client.query(
        "insert into notification_links (owner, about, secret) values ($1, 'billPaid', $2) on conflict (owner, about) do update set secret = excluded.secret",
        [id, secret],
      ),
    )
    return { place: `/unsubscription/billPaid/${secret}` }
  }

  /** What one asked of support, by the link of the mail. */
  private async supportRequest(): Promise<Values> {
    const { supportRequestId = "" } = await this.values(operationNamed("findOwnSupportRequest"))
    const { rows } = await onDatabase((client) =>
      client.query<{ secret: string }>("select secret from support_messages where id = $1", [
        supportRequestId,
      ]),
    )
    return { place: `/support/${rows[0]?.secret}` }
  }

  /** The private page of someone who is asked to sign. */
  private async signature(): Promise<Values> {
    const asked = await this.values(operationNamed("findContractSignature"))
    const { ownAddress } = await this.caller.ask<{ ownAddress: string }>(
      "findContractSignature",
      asked,
    )
    return { place: new URL(ownAddress).pathname }
  }

  private async signatureWithCode(): Promise<Values> {
    const { place = "" } = await this.signature()
    const opened = { secret: place.split("/").at(-1) ?? "" }
    const { sha256 } = await this.caller.ask<{ sha256: string }>("readLinkedSignature", opened)
    const consent = { name: "Inès Vasseur", agreed: true, sha256 }
    await this.caller.ask("askSignatureCode", opened, consent)
    return { place }
  }

  private once(what: string, make: () => Promise<Values>): Promise<Values> {
    const made = this.made.get(what) ?? make()
    this.made.set(what, made)
    // What could not be made now may be later.
    made.catch(() => this.made.delete(what))
    return made
  }

  /** Fills a path with records, each kind of which is had by its name, or made. */
  private async address(
    path: string,
    have: (what: string, make: () => Promise<Values>) => Promise<Values>,
  ): Promise<string> {
    // Only who has a plan can leave it.
    if (path.endsWith("/subscription/cancellation"))
      await have("choosePlan", async () => {
        await untilSaved(() => this.caller.ask("choosePlan"))
        return {}
      })
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([whole]) => whole)
    if (parameters.length === 0) return path
    const timely = inTime.find(([screen]) => screen.test(path))
    if (timely) {
      const [screen, find] = timely
      const make = () => untilSaved(() => find(this.caller, this.late))
      const found = passing.test(path) ? await make() : await have(screen.source, make)
      return path.replace(/:(\w+)/g, (whole, name) => found[name] ?? whole)
    }
    const operation = this.operationBehind(path)
    const values = await have(operation.id, () => this.values(operation))
    return parameters.reduce((filled, parameter, at) => {
      const value = values[operation.parameters[at] ?? ""]
      return filled.replace(parameter, value ?? parameter)
    }, path)
  }

  /** Records that the operation may be asked of now. */
  private values(operation: Operation): Promise<Values> {
    return untilSaved(async () => {
      const values = await this.caller.values(operation)
      for (const before of preconditions[operation.id] ?? []) await this.caller.ask(before, values)
      return values
    })
  }

  private operationBehind(path: string): Operation {
    const id = further.find(([screen]) => screen.test(path))?.[1]
    return id ? operationNamed(id) : this.operationOf(path.slice(0, path.lastIndexOf(":")))
  }

  /** The call that reads, or else changes, what stands at this path of the screens. */
  private operationOf(prefix: string): Operation {
    const wanted = prefix
      .split("/")
      .filter(Boolean)
      .slice(1)
      .map((part) => (part.startsWith(":") ? "{}" : normal(callsOf[part] ?? part)))
      .concat("{}")
      .join("/")
    const found = allOperations().find(
      ({ path }) =>
        path
          .replace(/^\/api\//, "")
          .split("/")
          .map((part) => (part.startsWith("{") ? "{}" : normal(part)))
          .join("/") === wanted,
    )
    if (!found) throw new Error(`no operation of the API stands behind ${prefix}`)
    return found
  }
}

/** Tests beside this one change the same profile: a save that came second is tried again. */
async function untilSaved<Made>(make: () => Promise<Made>): Promise<Made> {
  for (let attempt = 1; ; attempt++)
    try {
      return await make()
    } catch (error) {
      if (attempt === 8 || !String(error).includes(" 409 ")) throw error
    }
}

function operationNamed(id: string): Operation {
  const found = allOperations().find((operation) => operation.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

/** "scheduled-transactions" and "ScheduledTransactions" are the same name. */
const normal = (name: string) => name.replaceAll("-", "").toLowerCase()
