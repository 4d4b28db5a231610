import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OptionTable, type OptionTableResult } from "#contract/option-sets"
import type { SentTable } from "#contract/sent-table"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { SentLines } from "~/components/table/sent-lines"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { translateFor } from "~/services/form/translate.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { listIn } from "../_list.server"

export const handle = titled("optionSets.table.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "optionSets.edit")
  return { list: listIn(args), constraints: constraintsOf(OptionTable) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { list: listIn(args) }
  const form = await readForm(args, OptionTable)
  if (form.invalid) return form.reply()
  const read = await api.post("/OptionSets/{list}/table", { path, body: form.value })
  if (read.problem) return form.reply(read.problem)
  if (read.data.confirmed)
    return redirectWithToast(args, `../option-sets/${path.list}`, "optionSets.table.done")
  const say = await translateFor(args)
  const lines = read.data.lines.map((line) => ({ ...line, error: line.error && say(line.error) }))
  return { shown: { table: form.value.table, fileId: form.value.fileId, lines } }
}

/** A list from a spreadsheet: what would become of each line is shown before anything is. */
export default function OptionTableScreen() {
  const { t } = useTranslation()
  const { list, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (reply && "shown" in reply) return <Shown list={list} {...reply.shown} />
  return (
    <FormScreen
      title={t("optionSets.table.title")}
      text={t("optionSets.table.text")}
      constraints={constraints}
      labels="optionSets.table"
      files
      reply={reply}
      submitLabel={t("optionSets.table.show")}
      cancelTo={`../option-sets/${list}`}
    >
      <FieldGroup title={t(`optionSets.lists.${list}`)}>
        <FileField
          name="fileId"
          label={t("optionSets.table.file")}
          accept=".csv,.txt"
          files="../files"
        />
        <LongTextField
          name="table"
          label={t("optionSets.table.table")}
          hint={t("optionSets.table.hint")}
          rows={12}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}

/** What a line changes, from what to what. */
function useChange() {
  const { t } = useTranslation()
  return ({ before, ...now }: OptionTableResult["lines"][number]): string | null => {
    if (!before) return null
    const yes = (retired: boolean) =>
      t(retired ? "optionSets.table.retired" : "optionSets.table.inUse")
    const pairs = [
      [before.nameFr, now.nameFr],
      [before.nameEn, now.nameEn],
      [String(before.place), String(now.place)],
      [yes(before.retired), yes(now.retired)],
    ]
    return pairs
      .filter(([was, is]) => was !== is)
      .map(([was, is]) => `${was} → ${is}`)
      .join(" · ")
  }
}

interface ShownProps extends Pick<SentTable, "table" | "fileId"> {
  list: string
  lines: OptionTableResult["lines"]
}

function Shown({ list, lines, ...sent }: ShownProps) {
  const { t } = useTranslation()
  return (
    <SentLines
      title={t("optionSets.table.title")}
      sent={sent}
      lines={lines}
      changeOf={useChange()}
      again={`../option-sets/${list}/table`}
      columns={[
        { name: "nameFr", header: t("optionSets.nameFr"), cell: (row) => row.nameFr },
        {
          name: "nameEn",
          header: t("optionSets.nameEn"),
          card: "small",
          cell: (row) => row.nameEn,
        },
        { name: "value", header: t("optionSets.value"), card: "small", cell: (row) => row.value },
      ]}
    />
  )
}
