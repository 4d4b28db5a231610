import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractTermNames } from "#contract/choices"
import type { ContractPaper } from "#contract/contract-papers"
import type { ContractDetails } from "#contract/contracts"
import { formatDay } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { buttonVariants } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { nameOf } from "../../_choices"

export const handle = titled<typeof loader>("contractPapers.of", ({ contract }) => ({
  name: nameOf(contract),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { contractId: args.params.contractId ?? "" }
  const [contract, paper] = await Promise.all([
    api.get("/Contracts/{contractId}", { path }),
    api.get("/Contracts/{contractId}/paper", { path }),
  ])
  return { contract, paper }
}

/** The paper of the contract in words: what it lacks, and the ways to its PDF and its signatures. */
export default function ContractPaperScreen() {
  const { t, i18n } = useTranslation()
  const { contract, paper } = useLoaderData<typeof loader>()
  const can = useCan()
  const own = `../contracts/${contract.id}`
  if (paper.unfit)
    return (
      <div className="w-full max-w-3xl">
        <PageHeader title={t("contractPapers.of", { name: nameOf(contract) })} />
        <Banner tone="info" title={t(`contractPapers.unfit.${paper.unfit}`)}>
          {paper.unfit === "consumer" && can("quotes.create") ? (
            <Link to={`../quotes/new?clientId=${contract.clientId}`} className="underline">
              {t("contractPapers.quote")}
            </Link>
          ) : null}
        </Banner>
        <ButtonLink to={own} variant="outline" className="mt-6">
          {t("contractPapers.back")}
        </ButtonLink>
      </div>
    )
  // What would be drawn now is not what was signed: addresses change, the signed file does not.
  if (contract.signedOn)
    return (
      <div className="w-full max-w-3xl">
        <PageHeader title={t("contractPapers.of", { name: nameOf(contract) })} />
        <Banner
          tone="info"
          title={t("contracts.signedOn", { day: formatDay(contract.signedOn, i18n.language) })}
        >
          {t("contractPapers.signed")}{" "}
          <Link to={`${own}/documents`} className="underline">
            {t("contractDocuments.title")}
          </Link>
        </Banner>
        <ButtonLink to={own} variant="outline" className="mt-6">
          {t("contractPapers.back")}
        </ButtonLink>
      </div>
    )
  const isWhole = paper.missing.length === 0
  const mayChange = can("contracts.edit")
  return (
    <div className="w-full max-w-4xl">
      <PageHeader
        title={t("contractPapers.of", { name: nameOf(contract) })}
        text={t("contractPapers.text")}
        secondary={
          mayChange ? (
            <ButtonLink to={`${own}/paper/edit`} variant="outline">
              {t("contractPapers.edit")}
            </ButtonLink>
          ) : null
        }
        action={
          isWhole && mayChange ? (
            <ButtonLink to={`${own}/signatures/new`}>{t("signatures.ask")}</ButtonLink>
          ) : null
        }
      />
      {isWhole ? (
        <p className="mb-5">
          <a href="paper/pdf" className={buttonVariants({ variant: "outline" })}>
            {t("contractPapers.pdf")}
          </a>
        </p>
      ) : (
        <Missing paper={paper} contract={contract} />
      )}
      <Card className="grid gap-6">
        {paper.sections.map((section, at) => (
          <section key={section.title} className="grid gap-2">
            <h2 className="font-semibold">
              {at + 1}. {section.title}
            </h2>
            {section.paragraphs.map((text) => (
              <p key={text} className="whitespace-pre-line">
                {text}
              </p>
            ))}
            {section.paragraphsEnglish.map((text) => (
              <p key={text} lang="en" className="whitespace-pre-line text-muted text-sm">
                {text}
              </p>
            ))}
          </section>
        ))}
      </Card>
    </div>
  )
}

const profileTabs: Record<string, string> = {
  lastName: "personal",
  siren: "professional",
  streetAddress: "address",
  postalCode: "address",
  city: "address",
}

/** What one must be let change to fill in what is missing. */
const rightTo = {
  profile: "profile.edit",
  client: "clients.edit",
  contract: "contracts.edit",
  paper: "contracts.edit",
} as const

/** What keeps the paper from being made, each with the way to its field. */
function Missing({ paper, contract }: { paper: ContractPaper; contract: ContractDetails }) {
  const { t } = useTranslation()
  const can = useCan()
  const hrefOf = ({ where, path }: ContractPaper["missing"][number]) => {
    // Once it is in force, its terms change by an amendment.
    const isTerm = (contractTermNames as readonly string[]).includes(path)
    const terms = contract.can.includes("amend") && isTerm ? "amendments/new" : "edit"
    const page = {
      profile: `../profile/${profileTabs[path] ?? "professional"}`,
      client: `../companies/${contract.clientId}/edit`,
      contract: `../contracts/${paper.contractId}/${terms}`,
      paper: `../contracts/${paper.contractId}/paper/edit`,
    }[where]
    return `${page}#${path}`
  }
  return (
    <div className="mb-5">
      <Banner tone="warning" title={t("contractPapers.incomplete")}>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {paper.missing.map((one) => {
            const text = t(`contractPapers.missing.${one.where}`, {
              field: t(`contractPapers.fields.${one.path}`),
            })
            return (
              <li key={`${one.where}.${one.path}`}>
                {can(rightTo[one.where]) ? (
                  <Link to={hrefOf(one)} reloadDocument className="underline">
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            )
          })}
        </ul>
      </Banner>
    </div>
  )
}
