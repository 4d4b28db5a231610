import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OrganismTable, type OrganismTableResult } from "#contract/organisms"
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

export const handle = titled("organisms.table.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "organisms.edit")
  return { constraints: constraintsOf(OrganismTable) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OrganismTable)
  if (form.invalid) return form.reply()
  const read = await api.post("/Organisms/table", { body: form.value })
  if (read.problem) return form.reply(read.problem)
  if (read.data.confirmed) return redirectWithToast(args, "../organisms", "organisms.table.done")
  const say = await translateFor(args)
  const lines = read.data.lines.map((line) => ({ ...line, error: line.error && say(line.error) }))
  return { shown: { table: form.value.table, fileId: form.value.fileId, lines } }
}

/** The register from a spreadsheet: what would become of each line is shown before anything is. */
export default function OrganismTableScreen() {
  const { t } = useTranslation()
  const { constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (reply && "shown" in reply) return <Shown {...reply.shown} />
  return (
    <FormScreen
      title={t("organisms.table.title")}
      text={t("organisms.table.text")}
      constraints={constraints}
      labels="optionSets.table"
      files
      reply={reply}
      submitLabel={t("optionSets.table.show")}
      cancelTo="../organisms"
    >
      <FieldGroup>
        <FileField
          name="fileId"
          label={t("optionSets.table.file")}
          accept=".csv,.txt"
          files="../files"
        />
        <LongTextField
          name="table"
          label={t("optionSets.table.table")}
          hint={t("organisms.table.hint")}
          rows={12}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </FormScreen>
  )
}

type Line = OrganismTableResult["lines"][number]

const saying = ({ otherNames, country, site }: Pick<Line, "otherNames" | "country" | "site">) => [
  ...[otherNames.join(" | "), country, site ?? ""],
]

/** What a line changes, from what to what. */
function changeOf({ before, ...now }: Line): string | null {
  if (!before) return null
  const said = saying(now)
  return saying(before)
    .flatMap((was, at) => (was === said[at] ? [] : [`${was || "–"} → ${said[at] || "–"}`]))
    .join(" · ")
}

function Shown({ lines, ...sent }: Pick<SentTable, "table" | "fileId"> & { lines: Line[] }) {
  const { t } = useTranslation()
  return (
    <SentLines
      title={t("organisms.table.title")}
      sent={sent}
      lines={lines}
      changeOf={changeOf}
      again="../organisms/table"
      columns={[
        { name: "name", header: t("organisms.name"), cell: (row) => row.name },
        {
          name: "otherNames",
          header: t("organisms.otherNames"),
          card: "small",
          cell: (row) => row.otherNames.join(", ") || null,
        },
        {
          name: "country",
          header: t("organisms.country"),
          card: "small",
          cell: (row) => row.country,
        },
      ]}
    />
  )
}
