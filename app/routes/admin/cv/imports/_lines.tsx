import { useTranslation } from "react-i18next"
import { resumeLineStates } from "#contract/choices"
import type { CvImport } from "#contract/cv-resumes"
import { StatusBadge } from "~/components/screen/status-badge"
import { languageName } from "~/services/language/language-name"
import type { ShownLine } from "./_reasons.server"

const tones = { new: "success", known: "neutral", kept: "info", unread: "warning" } as const

/** The parts of a file by what becomes of them; those that may be added have a box to tick. */
export function ImportLines({ lines }: { lines: ShownLine[] }) {
  const { t } = useTranslation()
  if (lines.length === 0) return <p className="text-muted">{t("cvImports.empty")}</p>
  return (
    <ul className="divide-y divide-line">
      {resumeLineStates.flatMap((state) =>
        lines
          .filter((line) => line.state === state)
          .map((line) => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          )),
      )}
    </ul>
  )
}

function Line({ line }: { line: ShownLine }) {
  const { t, i18n } = useTranslation()
  const isChoice = line.state === "new" || line.state === "known"
  const words = (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="break-words font-medium">
          {/^[a-z]{2}$/.test(line.title) && line.kind === "language"
            ? languageName(line.title, i18n.language)
            : line.title}
        </span>
        <StatusBadge tone={tones[line.state]}>{t(`cvImports.states.${line.state}`)}</StatusBadge>
      </span>
      <span className="block break-words text-muted text-sm">
        {[line.kind && t(`cv.kinds.${line.kind}`), line.detail].filter(Boolean).join(" · ")}
      </span>
      {line.unread.map(({ path, value, why }) => (
        <span key={path} className="block break-words text-sm">
          {t("cvImports.unread", { path, value, why })}
        </span>
      ))}
    </span>
  )
  if (!isChoice) return <div className="flex gap-3 py-2 pl-8">{words}</div>
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        name="lines"
        value={line.id}
        defaultChecked={line.state === "new"}
        className="mt-0.5 size-5 shrink-0"
      />
      {words}
    </label>
  )
}

/** A CV of what the file says at its head, made where it is ticked. */
export function HeadLine({ head }: { head: NonNullable<CvImport["head"]> }) {
  const { t } = useTranslation()
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input type="checkbox" name="makesCv" defaultChecked className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{t("cvImports.head.make")}</span>
        {[head.headline, head.summary, ...head.links].map((said) =>
          said ? (
            <span key={said} className="block break-words text-muted text-sm">
              {said}
            </span>
          ) : null,
        )}
      </span>
    </label>
  )
}

/** What the file says of its person: nothing of the profile changes unless it is ticked. */
export function ProfileLines({ profile }: { profile: CvImport["profile"] }) {
  const { t } = useTranslation()
  return (
    <ul className="divide-y divide-line">
      {profile.map(({ part, said, now }) => (
        <li key={part}>
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input type="checkbox" name="profile" value={part} className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block break-words font-medium">
                {t("cvImports.profile.line", { part: t(`cvImports.profile.parts.${part}`), said })}
              </span>
              <span className="block break-words text-muted text-sm">
                {now ? t("cvImports.profile.now", { now }) : t("cvImports.profile.nothing")}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
