import { expect, test } from "./fixtures"

const isSession = (name: string) => name.endsWith("plume_session")

test("signing out in one tab is seen in another within ten seconds", async ({ freshAccount }) => {
  const { page } = await freshAccount()
  const other = await page.context().newPage()
  await other.goto("/admin/products")
  await page.goto("/admin/dashboard")
  await page.locator("summary", { hasText: /^\S{1,2}$/ }).click()
  await page.locator('form[action="/auth/sign-out"] button').click()
  await page.waitForURL(/\/$/)
  await other.bringToFront()
  await expect(other).toHaveURL(/\/identity\/interaction\//, { timeout: 40_000 })
})

test("signing out at the identity server ends the session here at once", async ({
  freshAccount,
  baseURL,
}) => {
  const { page } = await freshAccount()
  await page.goto(`${baseURL}/identity/session/end`)
  await page.locator("button[name=logout]").click()
  // Its cookie is still there, and opens nothing.
  expect((await page.context().cookies()).some(({ name }) => isSession(name))).toBe(true)
  expect((await page.request.get("/auth/session")).status()).toBe(401)
})

test("whoever is signed in at the identity server is so here, without being asked", async ({
  freshAccount,
}) => {
  const { page } = await freshAccount()
  await page.context().clearCookies({ name: /plume_session/ })
  await page.goto("/")
  await expect(page).toHaveURL(/\/$/)
  expect((await page.context().cookies()).some(({ name }) => isSession(name))).toBe(true)
})

test("whoever is not is asked once, and never made to sign in", async ({ freshAccount }) => {
  const { page } = await freshAccount()
  await page.context().clearCookies({ name: /plume_(session|identity)/ })
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("prompt=none")) asked.push(request.url())
  })
  for (const path of ["/", "/blog", "/"]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  expect(asked).toHaveLength(1)
})

test("a first visit is sent nowhere", async ({ visitor }) => {
  const answer = await visitor.goto("/")
  expect(answer?.request().redirectedFrom()).toBeNull()
})

test("a logout token that the identity server did not sign ends nothing", async ({
  page,
  baseURL,
}) => {
  const forged = [
    "",
    "x",
    `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`,
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA",
  ]
  for (const token of forged) {
    const answer = await page.request.post(`${baseURL}/auth/back-channel-logout`, {
      form: { logout_token: token },
    })
    expect(answer.status(), token).toBe(400)
  }
  expect((await page.request.get("/auth/back-channel-logout")).status()).toBe(405)
  expect((await page.request.get("/auth/session")).status()).toBe(204)
})
