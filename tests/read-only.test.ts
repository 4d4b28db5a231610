import pg from "pg"
import { expect, test } from "vitest"
import { permissions } from "#contract/permissions"
import document from "../contract/openapi.json"
import { type Name, people, startApi, type TestApi } from "./api"

/*
 * What an ended subscription shuts, over the whole description of the API: everything that writes, but for what is
 * named here.
 */

const open = new Set([
  "choosePlan",
  "enterPaymentMethod",
  "paySubscriptionBill",
  "cancelPlan",
  "keepPlan",
  "erasePersonalData",
  "changeLanguage",
  "changeIdentity",
  "changePersonal",
  "changeProfessional",
  "changeAddress",
  "changeVat",
  "changeNavigation",
  "readNotifications",
  "readNotification",
  "unreadNotification",
  "replyToSupport",
  "acceptInvitation",
  "leaveAccount",
  "withdrawAccess",
  "searchUsers",
  "searchCompanies",
  "searchDuplicates",
  "endFirstConnection",
  "confirmFirstConnection",
])

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, { operationId: string; security?: unknown[] }>)
    .filter(([, { security }]) => security === undefined)
    .map(([method, { operationId }]) => ({
      operationId,
      method: method.toUpperCase() as Parameters<TestApi["call"]>[1],
      path: path.replace("/api", "").replace(/\{\w+\}/g, "00000000-0000-4000-8000-00000000abcd"),
    })),
)

// In the grace, leaving ends the access at once: it is asked last.
const operations = [
  ...described.filter(({ operationId }) => operationId !== "cancelPlan"),
  ...described.filter(({ operationId }) => operationId === "cancelPlan"),
]

const states = {
  trial: "update subscriptions set trial_ends_on = '2026-12-31', given_until = null",
  active: "update subscriptions set trial_ends_on = '2026-01-31', given_until = '2026-12-31'",
  grace: `update subscriptions set trial_ends_on = '2026-10-31', given_until = null,
      plan_id = plans.id, period = 'monthly', means = 'transfer', anchor = '2026-11-10', billed = 1, price_ht = 1200
    from plans;
    insert into subscription_bills (owner, position, plan_id, period, means, starts_on, ends_on, amount, money,
      due_since, grace_ends_on, bill_id)
    select owner, 0, plan_id, 'monthly', 'transfer', '2026-11-10', '2026-12-09', 1440, 'failed', '2026-11-10',
      '2026-11-24', gen_random_uuid() from subscriptions where owner = '${people.thomas.id}'`,
  inactive: `delete from subscription_bills; update subscriptions set trial_ends_on = '2026-10-31',
    given_until = null, plan_id = null, period = null, means = null, anchor = null, billed = null, price_ht = null`,
}

/** As the owner of the database. */
async function onDatabase(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

test("each operation answers 402 where a subscription has ended, exactly for what is not left open", async () => {
  const api = await startApi({
    // Every right, and no administrator: those are never limited.
    verify: async (token) => ({
      ...people[token as Name],
      roles: ["everything"],
      username: token,
      email: `${token}@example.fr`,
      issuedAt: new Date(Date.now() + 2_000),
      signedInAt: new Date(),
    }),
  })
  await onDatabase(
    api.url,
    `insert into roles (name, permissions) values ('everything', '{${permissions.join()}}');
     insert into plans (code, name_fr, name_en, period, offered) values ('p1', 'P', 'P', 'monthly', true)`,
  )
  await api.call("thomas", "GET", "/Navigation")
  for (const [state, sql] of Object.entries(states)) {
    await onDatabase(api.url, sql)
    const refused: string[] = []
    // Whatever reads goes on: asked where nothing else does.
    const asked = operations.filter(({ method }) => method !== "GET" || state === "inactive")
    for (const { operationId, method, path } of asked) {
      const body = method === "GET" ? undefined : {}
      const { status } = await api.call("thomas", method, path, body)
      if (status === 402) refused.push(operationId)
    }
    const expected = operations.filter(
      ({ operationId, method }) => method !== "GET" && !open.has(operationId),
    )
    expect(refused.sort(), state).toEqual(
      state === "inactive" ? expected.map(({ operationId }) => operationId).sort() : [],
    )
  }
})
