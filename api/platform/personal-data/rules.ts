/** What becomes of a table's rows when their person is erased. */
type Fate =
  /** They go. */
  | "erased"
  /** The law keeps them, or some of them: bills, for ten years (C. com. L123-22); the audit log (decision 023). */
  | "kept"
  /** They stay for what refers to them, without what they said of anyone. */
  | "emptied"

interface Rule {
  fate: Fate
  /** Whether its rows are the person's own to take away; what is only counted or copied is not. */
  exported: boolean
}

const own: Rule = { fate: "erased", exported: true }
const law: Rule = { fate: "kept", exported: true }

/**
 * Every table with an owner, and what happens to its rows in the archive that people take away and when
 * they are erased (migration 0089). A table that is not here fails tests/personal-data.test.ts.
 */
export const tables: Readonly<Record<string, Rule>> = {
  profiles: own,
  work_availabilities: own,
  company_members: own,
  clients: { fate: "emptied", exported: true },
  contacts: own,
  contact_consents: own,
  products: own,
  websites: own,
  website_addresses: { fate: "emptied", exported: true },
  bills: law,
  bill_lines: law,
  bill_deductions: law,
  bill_payments: law,
  bill_snapshots: law,
  bill_documents: law,
  bill_events: { fate: "emptied", exported: true },
  client_credits: law,
  // The book of receipts (CGI 50-0, 5 and 102 ter, 4).
  receipts: law,
  bill_emails: { fate: "emptied", exported: true },
  bill_reminders: { fate: "kept", exported: true },
  bill_links: own,
  // Received bills that were checked, with their files: the others go (decision 029).
  purchases: law,
  // Those that a kept bill was made from, and those with consumers; the others go (decision 029).
  contracts: law,
  contract_renewals: law,
  contract_periods: law,
  // Those that were accepted and billed, or accepted by consumers; the others go (decision 029).
  quotes: law,
  quote_lines: law,
  quote_editions: law,
  quote_answers: law,
  quote_bills: law,
  quote_events: { fate: "emptied", exported: true },
  quote_links: own,
  recurring_bills: own,
  recurring_bill_dates: own,
  directory_messages: own,
  bill_disputes: own,
  reminder_plans: own,
  reminder_pauses: own,
  mail_templates: own,
  notifications: own,
  files: law,
  // Numbers and sums of what is kept.
  receipt_heads: { fate: "kept", exported: false },
  series_starts: { fate: "erased", exported: false },
  quote_series: { fate: "erased", exported: false },
  contract_series: { fate: "erased", exported: false },
  bill_counters: { fate: "kept", exported: false },
  bill_totals: { fate: "kept", exported: false },
  collection_totals: { fate: "kept", exported: false },
  // Copies for a quarter of an hour, and for a day.
  removals: { fate: "erased", exported: false },
  idempotency_keys: { fate: "erased", exported: false },
}

/** The tables whose rows are in the archive. */
export const exportedTables = Object.keys(tables).filter((name) => tables[name]?.exported)
