import { useTranslation } from "react-i18next"
import type { DirectoryEntry, Place } from "#contract/directory"
import { usePublicAddress } from "~/components/shell/use-public-address"
import { Availability } from "./_availability"
import { Portrait } from "./_portrait"
import { Reason } from "./_reason"

/** Someone who was found: who they are, where they go, and why they stand here. */
export function Entry({ entry, place }: { entry: DirectoryEntry; place: Place | null }) {
  const { t } = useTranslation()
  const addressOf = usePublicAddress()
  const { handle, name, jobs, activity, skills, commune, reach, kilometres, reasons, score } = entry
  const trades = jobs.length > 0 ? jobs : [activity ?? ""].filter(Boolean)
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex gap-4">
        <Portrait person={entry} size={64} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold text-lg">
              <a href={addressOf(`/directory/${handle}`)} className="hover:underline">
                {name}
              </a>
            </h3>
            <Availability person={entry} />
          </div>
          <p className="break-words">{trades.join(" · ")}</p>
          {commune ? (
            <p className="mt-1 text-muted text-sm">
              {commune}
              {" · "}
              {reach === null
                ? t("public:directory.anywhere")
                : t("public:directory.reach", { kilometres: reach })}
              {place && kilometres !== null
                ? ` · ${t("public:directory.distance", { kilometres, place: place.name })}`
                : null}
            </p>
          ) : null}
        </div>
      </div>
      {skills.length > 0 ? (
        <ul
          aria-label={t("public:directory.facets.skills")}
          className="mt-3 flex flex-wrap gap-1.5"
        >
          {skills.slice(0, 8).map((skill) => (
            <li key={skill} className="rounded-full bg-sunken px-2.5 py-0.5 text-sm">
              {skill}
            </li>
          ))}
          {skills.length > 8 ? (
            <li className="px-1 py-0.5 text-muted text-sm">
              {t("public:directory.moreSkills", { count: skills.length - 8 })}
            </li>
          ) : null}
        </ul>
      ) : null}
      {reasons.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="w-fit cursor-pointer py-1 text-accent">
            {t("public:directory.why", { count: score })}
          </summary>
          <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-muted">
            {reasons.map((reason) => (
              <li key={reason.kind}>
                <Reason reason={reason} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  )
}
