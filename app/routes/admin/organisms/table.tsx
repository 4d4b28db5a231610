import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OrganismTable, type OrganismTableResult } from "#contract/organisms"
import { FieldGroup } from "~/components/form/field-group"
import { FileField } from "~/components/form/file-field"
import { LongTextField } from "~/components/form/long-text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { TableRows } from "~/components/table/table-rows"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
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

interface ShownProps {
  table: string | null
  fileId: string | null
  lines: Line[]
}

const tones = { new: "success", changed: "warning", same: "neutral", refused: "danger" } as const

/** What would become of each line. */
function Shown({ table, fileId, lines }: ShownProps) {
  const { t } = useTranslation()
  const cells = useCells()
  const refused = lines.some(({ state }) => state === "refused")
  return (
    <>
      <PageHeader
        title={t("organisms.table.title")}
        text={t(refused ? "optionSets.table.refusedText" : "optionSets.table.shownText")}
      />
      <TableRows
        label={t("organisms.table.title")}
        rows={lines.map((line) => ({ ...line, id: String(line.line) }))}
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
          {
            name: "state",
            header: t("optionSets.state"),
            card: "state",
            cell: (row) =>
              cells.status(tones[row.state], t(`optionSets.table.states.${row.state}`)),
          },
          {
            name: "error",
            header: t("optionSets.table.note"),
            card: "small",
            cell: (row) => row.error ?? changeOf(row),
          },
        ]}
      />
      <Form method="post" className="mt-6 flex flex-wrap justify-end gap-2">
        {fileId ? (
          <input type="hidden" name="fileId" value={fileId} />
        ) : (
          <input type="hidden" name="table" value={table ?? ""} />
        )}
        <ButtonLink to="../organisms/table" variant="outline" reloadDocument>
          {t("optionSets.table.again")}
        </ButtonLink>
        {refused ? null : (
          <Button type="submit" name="confirmed" value="on">
            {t("optionSets.table.confirm")}
          </Button>
        )}
      </Form>
    </>
  )
}
