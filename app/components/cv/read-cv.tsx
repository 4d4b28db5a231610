import type { ReadableCv } from "#contract/cv-copies"
import { SectionCard } from "../screen/section-card"

/** What a CV says, section by section, in its own language. */
export function ReadCv({ cv }: { cv: ReadableCv }) {
  return (
    <>
      {cv.summary ? (
        <SectionCard title={<span lang={cv.language}>{cv.labels.summary}</span>}>
          <p lang={cv.language} className="whitespace-pre-line break-words">
            {cv.summary}
          </p>
        </SectionCard>
      ) : null}
      {cv.sections.map(({ title, groups }) => (
        <SectionCard key={title} title={<span lang={cv.language}>{title}</span>}>
          <div lang={cv.language} className="grid gap-4">
            {groups.map((group) => (
              <div key={group.title} className="grid gap-4">
                {groups.length > 1 ? (
                  <h3 className="font-medium text-muted">{group.title}</h3>
                ) : null}
                {group.items.map((item) => (
                  <Item key={`${item.title} ${item.dates}`} item={item} cv={cv} />
                ))}
              </div>
            ))}
          </div>
        </SectionCard>
      ))}
    </>
  )
}

type ItemOfCv = ReadableCv["sections"][number]["groups"][number]["items"][number]

/** A mission, a diploma, a skill: what its line says, then what stands below it. */
function Item({ item, cv }: { item: ItemOfCv; cv: Pick<ReadableCv, "labels" | "colon"> }) {
  const dates = item.length && item.dates ? `${item.dates} (${item.length})` : item.dates
  const below = [item.with, dates].filter(Boolean).join(" · ")
  return (
    <div className="min-w-0 break-words">
      <p>
        <strong className="font-medium">{item.title}</strong>
        {item.aside ? ` – ${item.aside}` : null}
      </p>
      {below ? <p className="text-muted text-sm">{below}</p> : null}
      {item.text ? <p className="mt-1 whitespace-pre-line">{item.text}</p> : null}
      {item.tasks.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {item.tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      ) : null}
      {item.results ? <p className="mt-1 whitespace-pre-line">{item.results}</p> : null}
      {item.environment.length > 0 ? (
        <p className="mt-1 text-sm">
          {cv.labels.environment}
          {cv.colon} {item.environment.join(", ")}
        </p>
      ) : null}
      {item.link ? (
        <a href={item.link} rel="noopener noreferrer nofollow" className="break-all text-sm">
          {item.link}
        </a>
      ) : null}
    </div>
  )
}
