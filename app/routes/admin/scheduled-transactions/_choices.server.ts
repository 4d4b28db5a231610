import { data } from "@remix-run/node"
import type { NewScheduledTransaction } from "#contract/scheduled-transactions"
import type { Api } from "~/services/api.server"
import { listAccounts } from "~/services/form/choices.server"
import type { ReadForm } from "~/services/form/form.server"
import type { FormWithDates } from "./_preview"

/** What the form offers: the accounts, and the other items. */
export async function choicesFor(api: Api, besides?: string) {
  const [accounts, { rows }] = await Promise.all([
    listAccounts(api),
    api.list("/ScheduledTransactions", { query: { sort: "title", limit: 100 } }),
  ])
  const items = rows.flatMap(({ id, title }) =>
    id === besides ? [] : [{ value: id, label: title }],
  )
  return { accounts, items }
}

/** The form again with everything that was typed, and the dates that it would have. */
export async function withDates(
  api: Api,
  form: ReadForm<NewScheduledTransaction>,
  item: NewScheduledTransaction,
  of?: string,
) {
  const query = of ? { of } : undefined
  const preview = await api.post("/ScheduledTransactions/preview", { query, body: item })
  if (preview.problem) return form.reply(preview.problem)
  const again = await form.show("")
  const reply: FormWithDates = { ...again.data, dates: preview.data }
  return data(reply)
}
