import { join, resolve } from "node:path"
import { z } from "zod"

const port = z.coerce.number().int().min(1).max(65535)
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `expected a URL of ${protocols.join(" or ")}`,
  })
const line = z
  .string()
  .max(300)
  .regex(/^[^\p{Cc}]+$/u, { error: "expected one line of text" })
const flag = z.enum(["true", "false"]).transform((text) => text === "true")

/** The variables of README’s table, with their defaults. An empty variable counts as one that is not set. */
const Variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: port.default(3000),
  LISTEN: z
    .union([z.ipv4(), z.ipv6(), z.literal("*")], { error: "expected an IP address, or * for all" })
    .optional(),
  ORIGIN: url("http:", "https:").optional(),
  SITES_ORIGIN: url("http:", "https:").optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_APP_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_WEB_URL: url("postgres:", "postgresql:").optional(),
  DATABASE_IDENTITY_URL: url("postgres:", "postgresql:").optional(),
  API_URL: url("http:", "https:").optional(),
  IDENTITY_CONFIG: z.string().optional(),
  SESSION_SECRET: z.string().min(16, { error: "expected 16 characters or more" }).optional(),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  MAIL_FROM: z.string().default("Plume <plume@localhost>"),
  FILES_URL: url("s3:").optional(),
  PLATFORM_DIR: z.string().optional(),
  BACKUP_URL: z
    .string()
    .refine((text) => !text.includes("://") || /^s3:\/\/[^/]+\/./.test(text), {
      error: "expected the path of a folder, s3://KEY:SECRET@HOST/BUCKET, or off",
    })
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]{20,}$/, { error: "expected a recipient of age: age1…" })
    .optional(),
  BACKUP_IDENTITY: z.string().optional(),
  COMPANY_LOOKUP_URL: url("http:", "https:").default("https://recherche-entreprises.api.gouv.fr"),
  COMMUNE_LOOKUP_URL: url("http:", "https:").default("https://geo.api.gouv.fr"),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  METRICS_PORT: port.optional(),
  CHROMIUM_PATH: z.string().optional(),
  COMING_SOON: flag.default(false),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  ASSISTANT: z.enum(["on", "off"], { error: "expected on or off" }).default("on"),
  ASSISTANT_URL: url("http:", "https:").optional(),
  ASSISTANT_MODEL: line.optional(),
  ASSISTANT_KEY: line.optional(),
  PAYMENTS: z
    .enum(["transfer", "stripe", "off"], { error: "expected transfer, stripe or off" })
    .default("transfer"),
  STRIPE_SECRET_KEY: line.optional(),
  STRIPE_WEBHOOK_SECRET: line.optional(),
  STRIPE_PUBLIC_KEY: line.optional(),
  STRIPE_URL: url("http:", "https:").default("https://api.stripe.com"),
  CLOCK: z.iso.datetime({ offset: true }).optional(),
  OPERATOR_NAME: line.optional(),
  OPERATOR_REGISTRATION: line.optional(),
  OPERATOR_ADDRESS: line.optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: line.optional(),
  OPERATOR_PUBLISHER: line.optional(),
  OPERATOR_HOST: line.optional(),
})

/** Who answers for this installation, as the legal pages say it (LCEN art. 1-1). */
export interface Operator {
  name?: string
  /** "SAS au capital de 10 000 €, RCS Lyon 123 456 789". */
  registration?: string
  address?: string
  email?: string
  phone?: string
  /** The person who answers for what is published. */
  publisher?: string
  /** Name, address and telephone of who hosts the servers. */
  host?: string
}

/** The account at Stripe that plans are paid to. */
interface StripeAccount {
  secretKey: string
  webhookSecret: string
  /** The one that a page may know; nothing here needs it. */
  publicKey: string | null
  /** Where its API answers, without a trailing slash. */
  url: string
  /** Where its pages are, to which forms of ours lead. */
  pagesOrigin: string
}

export interface Environment {
  mode: "production" | "development" | "test"
  port: number
  /** The one network address on which it listens; all of them where there is none. */
  listen?: string
  /** Whether anyone but who uses this machine can reach it: its public name, or where it listens, is not loopback. */
  isReachable: boolean
  /** The public address, without a trailing slash. */
  origin: string
  /** Where published sites are read, without a trailing slash: never the host name of `origin`. */
  sitesOrigin: string
  /** Absolute path of the folder of everything the embedded parts keep. */
  dataDir: string
  databaseUrl?: string
  /** As whom the tiers sign in, where it is not derived from `databaseUrl` (role-address.ts). */
  roleUrls: { plume_app?: string; plume_web?: string; plume_identity?: string }
  apiUrl?: string
  /** Path of the OIDC client's JSON file; none means the embedded identity server. */
  identityConfig?: string
  sessionSecret?: string
  smtpUrl?: string
  mailFrom: string
  filesUrl?: string
  /** Absolute path of the folder where bills are exchanged with an approved platform. */
  platformDir: string
  /** Where copies of the built-in database go; none where there are to be none. */
  backup?: {
    /** Absolute path of a folder, or a bucket's address. */
    url: string
    /** It was not said where: it lies with what it is a copy of. */
    isUsual: boolean
    recipient?: string
    /** Path of the file with age's secret key, which restoring what is encrypted takes. */
    identity?: string
  }
  companyLookupUrl: string
  communeLookupUrl: string
  /** How many proxies' forwarded headers to believe. */
  trustProxy: number
  logLevel: z.infer<typeof Variables>["LOG_LEVEL"]
  metricsPort?: number
  chromiumPath?: string
  comingSoon: boolean
  rateLimits: boolean
  /** Whether there is an assistant, and the model that it may ask. */
  assistant: { model?: { url: string; model: string; key: string } } | "off"
  /** How people pay for their plans; off: everything is free. */
  payments: "transfer" | "off" | StripeAccount
  /** A fixed instant for tests; refused unless the origin is a loopback address. */
  clock?: Date
  operator: Operator
}

/** An ill-formed variable; its message is one line for the operator. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError"
}

let checked: Environment | undefined

/** The environment, checked once. Throws a {@link ConfigurationError} that names the variable. */
export function environment(): Environment {
  checked ??= read(process.env)
  return checked
}

/**
 * Publishes what the embedded parts decided (the database's address, the client's file, the secret),
 * so that the web tier's own bundle reads the same values, in one process or in several.
 */
export function provide(values: {
  DATABASE_URL?: string
  IDENTITY_CONFIG?: string
  SESSION_SECRET?: string
}): void {
  Object.assign(process.env, values)
  checked = undefined
}

/** A model is named whole or not at all: half of it would silently be none. */
function assistantOf(values: z.output<typeof Variables>): Environment["assistant"] {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = values
  const given = Object.entries({ ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key })
  const missing = given.find(([, value]) => value === undefined)?.[0]
  if (missing && given.some(([, value]) => value !== undefined))
    throw new ConfigurationError(
      `${missing}: a model takes ASSISTANT_URL, ASSISTANT_MODEL and ASSISTANT_KEY, all three`,
    )
  if (values.ASSISTANT === "off") return "off"
  return url && model && key ? { model: { url: url.replace(/\/$/, ""), model, key } } : {}
}

/** Both keys or neither: with one of them payments would be begun and never heard of, or the other way round. */
function paymentsOf(values: z.output<typeof Variables>): Environment["payments"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  const { PAYMENTS: payments, STRIPE_PUBLIC_KEY: publicKey = null, STRIPE_URL: asked } = values
  const given = Object.entries({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  })
  const missing = given.find(([, value]) => value === undefined)?.[0]
  if (missing && (payments === "stripe" || given.some(([, value]) => value !== undefined)))
    throw new ConfigurationError(
      `${missing}: payments by Stripe take STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, both`,
    )
  if (payments !== "stripe") return payments
  const address = new URL(asked)
  // A stand-in of tests shows its pages where it answers.
  const isStripe = address.hostname === "api.stripe.com"
  if (!isStripe && !isLoopback(address.hostname))
    throw new ConfigurationError("STRIPE_URL: may be another than Stripe's only on this machine")
  const pagesOrigin = isStripe ? "https://checkout.stripe.com" : address.origin
  const url = asked.replace(/\/$/, "")
  return secretKey && webhookSecret
    ? { secretKey, webhookSecret, publicKey, url, pagesOrigin }
    : "transfer"
}

/** Checks a set of variables; exported for tests, everyone else calls {@link environment}. */
export function read(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => name in Variables.shape && value),
  )
  const result = Variables.safeParse(set)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new ConfigurationError(`${issue?.path.join(".")}: ${issue?.message}`)
  }
  const values = result.data
  const origin = new URL(values.ORIGIN ?? `http://localhost:${values.PORT}`).origin
  const loopback = isLoopback(new URL(origin).hostname)
  if (values.RATE_LIMITS === "off" && !loopback)
    throw new ConfigurationError("RATE_LIMITS: may be off only where ORIGIN is a loopback address")
  if (values.CLOCK && !loopback)
    throw new ConfigurationError("CLOCK: may be set only where ORIGIN is a loopback address")
  // Whoever only tries it on their machine does not open it to the network they are in.
  const usual = loopback ? (origin.includes("[::1]") ? "::1" : "127.0.0.1") : "*"
  const asked = values.LISTEN ?? usual
  const listen = asked === "*" ? undefined : asked
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    listen,
    isReachable: !loopback || listen === undefined || !isLoopback(listen),
    origin,
    sitesOrigin: sitesOriginOf(origin, values.SITES_ORIGIN),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    roleUrls: {
      plume_app: values.DATABASE_APP_URL,
      plume_web: values.DATABASE_WEB_URL,
      plume_identity: values.DATABASE_IDENTITY_URL,
    },
    apiUrl: values.API_URL?.replace(/\/$/, ""),
    identityConfig: values.IDENTITY_CONFIG,
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    filesUrl: values.FILES_URL,
    platformDir: resolve(values.PLATFORM_DIR ?? join(values.DATA_DIR, "platform")),
    backup: backupOf(values),
    companyLookupUrl: values.COMPANY_LOOKUP_URL,
    communeLookupUrl: values.COMMUNE_LOOKUP_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    chromiumPath: values.CHROMIUM_PATH,
    comingSoon: values.COMING_SOON,
    rateLimits: values.RATE_LIMITS === "on",
    assistant: assistantOf(values),
    payments: paymentsOf(values),
    clock: values.CLOCK ? new Date(values.CLOCK) : undefined,
    operator: {
      name: values.OPERATOR_NAME,
      registration: values.OPERATOR_REGISTRATION,
      address: values.OPERATOR_ADDRESS,
      email: values.OPERATOR_EMAIL,
      phone: values.OPERATOR_PHONE,
      publisher: values.OPERATOR_PUBLISHER,
      host: values.OPERATOR_HOST,
    },
  }
}

function backupOf(values: z.output<typeof Variables>): Environment["backup"] {
  const { BACKUP_URL: asked, BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity } = values
  if (asked === "off") return undefined
  const folder = resolve(asked ?? join(values.DATA_DIR, "backup"))
  return {
    url: asked?.startsWith("s3:") ? asked : folder,
    isUsual: asked === undefined,
    recipient,
    identity,
  }
}

/**
 * Cookies know host names, not ports: sites have a name of their own. By default it is `sites.` before
 * that of the application, which needs an entry in the domain name system; browsers know sites.localhost.
 */
function sitesOriginOf(origin: string, given: string | undefined): string {
  const { protocol, hostname, port } = new URL(origin)
  const isNumber = /^[\d.]+$|^\[/.test(hostname)
  const name = isNumber || isLoopback(hostname) ? "localhost" : hostname
  const sites = new URL(given ?? `${protocol}//sites.${name}${port ? `:${port}` : ""}`)
  if (sites.hostname === hostname)
    throw new ConfigurationError("SITES_ORIGIN: expected another host name than that of ORIGIN")
  return sites.origin
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|\[?::1\]?)$/.test(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname)
}
