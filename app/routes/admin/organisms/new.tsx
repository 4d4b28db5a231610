import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewOrganism } from "#contract/organisms"
import { FormScreen } from "~/components/screen/form-screen"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OrganismFields } from "./_fields"

export const handle = titled("organisms.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "organisms.create")
  return {
    name: new URL(args.request.url).searchParams.get("name")?.slice(0, 160) ?? "",
    countries: await countryChoices(args.request),
    constraints: constraintsOf(NewOrganism),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewOrganism)
  if (form.invalid) return form.reply()
  const { name } = form.value
  const similar = form.anyway ? [] : await api.get("/Organisms/similar", { query: { name } })
  if (similar.length > 0) return { similar, typed: form.value }
  const saved = await api.post("/Organisms", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../organisms/${saved.data.id}`, "organisms.added")
}

/** A new organism; those that it may be are shown before it is saved. */
export default function NewOrganismScreen() {
  const { t } = useTranslation()
  const { name, countries, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (reply && "similar" in reply) return <Similar {...reply} />
  return (
    <FormScreen
      title={t("organisms.new")}
      constraints={constraints}
      labels="organisms"
      defaultValue={{ name, country: "FR" }}
      reply={reply}
      submitLabel={t("organisms.add")}
      cancelTo="../organisms"
    >
      <OrganismFields countries={countries} />
    </FormScreen>
  )
}

interface SimilarProps {
  similar: { id: string; name: string }[]
  typed: NewOrganism
}

/** Those of the register that it may be, and the way to save it all the same. */
function Similar({ similar, typed }: SimilarProps) {
  const { t } = useTranslation()
  return (
    <div className="w-full max-w-3xl">
      <PageHeader title={t("organisms.similar.title")} text={t("organisms.similar.text")} />
      <SectionCard title={typed.name}>
        <ul className="grid gap-2">
          {similar.map(({ id, name }) => (
            <li key={id}>
              <Link to={`../organisms/${id}`} className="text-accent underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </SectionCard>
      <Form method="post" className="mt-6 flex flex-wrap justify-end gap-2">
        <input type="hidden" name="name" value={typed.name} />
        <input type="hidden" name="country" value={typed.country} />
        <input type="hidden" name="site" value={typed.site ?? ""} />
        <input type="hidden" name="otherNames" value={typed.otherNames.join("\n")} />
        <ButtonLink to="../organisms" variant="outline">
          {t("form.cancel")}
        </ButtonLink>
        <Button type="submit" name="_anyway" value="none">
          {t("organisms.similar.anyway")}
        </Button>
      </Form>
    </div>
  )
}
