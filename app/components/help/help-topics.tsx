import { useTranslation } from "react-i18next"

interface Topic {
  topic: string
  kind: "place" | "guide" | "word"
  title: string
  description: string
}

const kinds = {
  place: "help.kinds.place",
  guide: "help.kinds.guide",
  word: "help.kinds.word",
} as const

/** The pages of the help, by what they are about; of a search, as they were found. */
export function HelpTopics({
  topics,
  found,
  addressOf,
}: {
  topics: Topic[]
  /** They were looked for: the best comes first, whatever it is about. */
  found: boolean
  addressOf: (topic: string) => string
}) {
  const { t } = useTranslation()
  if (found) return <Topics topics={topics} addressOf={addressOf} />
  return (
    <div className="grid gap-10">
      {(["guide", "place", "word"] as const).map((kind) => (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`} className="mb-3 font-semibold text-lg">
            {t(kinds[kind])}
          </h2>
          <Topics topics={topics.filter((each) => each.kind === kind)} addressOf={addressOf} />
        </section>
      ))}
    </div>
  )
}

function Topics({ topics, addressOf }: { topics: Topic[]; addressOf: (topic: string) => string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map(({ topic, title, description }) => (
        <li key={topic}>
          <a
            href={addressOf(topic)}
            data-follow=""
            className="block h-full rounded-card border border-line bg-surface p-4 hover:border-accent"
          >
            <span className="block font-medium">{title}</span>
            <span className="mt-1 block text-muted text-sm">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
