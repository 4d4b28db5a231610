import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { expect } from "vitest"
import { type BuiltServer, freePort, startServer } from "../../e2e/server"
import { type Page, Visitor } from "../../scripts/visitor"
import { createDatabase } from "../database"
import { formAction } from "../identity"
import { type Keycloak, startKeycloak } from "./keycloak"

/** Long enough for a page under load, short enough to see it end. */
export const accessTokenLifespan = 15
const clientSecret = "a secret of the test’s own"
const serviceAccount = { clientId: "plume-admin", clientSecret: "another secret" }

export const camille = {
  email: "camille@exemple.fr",
  password: "quatre plumes bleues",
  firstName: "Camille",
  lastName: "Roux",
}
/** The administrator of the realm file, who chooses this password at the first sign-in. */
export const admin = {
  email: "admin@exemple.fr",
  temporary: "to be changed",
  password: "trois plumes rouges",
}

type Credentials = Pick<typeof camille, "email" | "password">

/** The product as built, on a real Keycloak: its JSON configuration file is all that differs. */
export class PlumeOnKeycloak {
  private constructor(
    readonly keycloak: Keycloak,
    readonly plume: BuiltServer,
    /** The database, to see what is kept of sessions. */
    readonly database: pg.Client,
    private readonly drop: () => Promise<void>,
  ) {}

  static async start(): Promise<PlumeOnKeycloak> {
    const folder = mkdtempSync(join(tmpdir(), "plume-peers-"))
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const variables = {
      PLUME_ORIGIN: origin,
      PLUME_CLIENT_SECRET: clientSecret,
      PLUME_ADMIN_CLIENT_SECRET: serviceAccount.clientSecret,
      PLUME_ADMIN_EMAIL: admin.email,
      PLUME_ADMIN_PASSWORD: admin.temporary,
    }
    const keycloak = await startKeycloak(variables, { accessTokenLifespan })
    const file = join(folder, "identity.json")
    const client = {
      issuer: keycloak.issuer,
      clientId: "plume-web",
      clientSecret,
      audience: "plume-api",
      adminClientId: serviceAccount.clientId,
      adminClientSecret: serviceAccount.clientSecret,
    }
    writeFileSync(file, JSON.stringify(client))
    const database = await createDatabase()
    const plume = await startServer({
      PORT: String(port),
      ORIGIN: origin,
      DATABASE_URL: database.url,
      IDENTITY_CONFIG: file,
    })
    const connection = new pg.Client({ connectionString: database.url })
    await connection.connect()
    return new PlumeOnKeycloak(keycloak, plume, connection, async () => {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    })
  }

  async stop(): Promise<void> {
    await this.database.end()
    await this.plume.stop()
    await this.keycloak.stop()
    await this.drop()
  }

  get origin(): string {
    return this.plume.origin
  }

  get issuer(): string {
    return this.keycloak.issuer
  }

  /** Signs up at Keycloak, and answers the page that the browser then comes to. */
  async signUp(browser: Visitor, who: typeof camille, path: string): Promise<Page> {
    const returnTo = new URLSearchParams({ returnTo: path })
    const form = await browser.visit(`${this.origin}/auth/sign-up?${returnTo}`)
    expect(form.url).toContain(this.issuer)
    expect(form.body).toContain('lang="fr"')
    return browser.visit(formAction(form), { ...who, "password-confirm": who.password })
  }

  async signIn(browser: Visitor, path: string, who: Credentials = camille): Promise<Page> {
    return this.sendSignIn(browser, await browser.visit(this.origin + path), who)
  }

  async sendSignIn(browser: Visitor, form: Page, who: Credentials = camille): Promise<Page> {
    expect(form.url).toContain(this.issuer)
    return browser.visit(formAction(form), { username: who.email, password: who.password })
  }

  /** The administrator's first sign-in, at which Keycloak has them choose a password. */
  async welcomeAdministrator(browser: Visitor): Promise<Page> {
    const form = await browser.visit(`${this.origin}/admin/dashboard`)
    const temporary = await browser.visit(formAction(form), {
      username: admin.email,
      password: admin.temporary,
    })
    return browser.visit(formAction(temporary), {
      "password-new": admin.password,
      "password-confirm": admin.password,
    })
  }

  async expectSignInForm(browser: Visitor): Promise<void> {
    const page = await browser.visit(`${this.origin}/admin/products`)
    expect(page.url).toContain(this.issuer)
    expect(page.body).toContain('name="password"')
  }

  async newestSession() {
    const { rows } = await this.database.query<{
      token: string
      refreshToken: string
      idToken: string
      version: number
      left: number
    }>(`select access_token as token, refresh_token as "refreshToken", id_token as "idToken",
          version, extract(epoch from token_expires_at - now())::float as left
        from web.sessions order by created_at desc limit 1`)
    const [session] = rows
    if (!session) throw new Error("there is no session")
    return session
  }

  /** An access token, as a person at a terminal gets one. */
  async tokenOf({ email, password }: Credentials): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["scripts/token.js", email, password],
      { env: { ...this.plume.environment, NODE_ENV: "production" } },
    )
    return stdout.trim()
  }

  api(token: string, path: string, method = "GET", body?: unknown): Promise<Response> {
    return fetch(`${this.origin}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  /** The token by which Plume administers people. */
  async serviceToken(): Promise<string> {
    const answer = await fetch(`${this.issuer}/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: serviceAccount.clientId,
        client_secret: serviceAccount.clientSecret,
      }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }

  /** Asks Keycloak’s admin API, as whoever works at its console does. */
  atKeycloak(token: string, path: string, body?: unknown, method = "POST"): Promise<Response> {
    return fetch(this.issuer.replace("/realms/", "/admin/realms/") + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  /** Asks Keycloak’s token endpoint as the web client does. */
  async refresh(refreshToken: string): Promise<{ status: number; error?: string }> {
    const answer = await fetch(`${this.issuer}/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
        client_id: "plume-web",
        client_secret: clientSecret,
      }),
    })
    return { status: answer.status, ...((await answer.json()) as { error?: string }) }
  }
}

/** Follows every redirect: there is no address at which it stops. */
export function newBrowser(): Visitor {
  return new Visitor("nowhere:")
}

/** Keeps the browser signed in at one of the two only. */
export function forget(browser: Visitor, name: string): void {
  for (const key of browser.cookies.keys()) if (key.startsWith(name)) browser.cookies.delete(key)
}
