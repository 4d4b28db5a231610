/** As much of a CV as schema.org has words for. */
interface CvForMachines {
  headline: string
  sections: {
    kind: string
    groups: { items: { title: string; with: string }[] }[]
  }[]
}

/** What a published CV says of its person, in the words of schema.org: what they do, know, learnt and are certified in. */
export function personOfCv(cv: CvForMachines) {
  const itemsOf = (kind: string) =>
    cv.sections.flatMap((section) =>
      section.kind === kind ? section.groups.flatMap(({ items }) => items) : [],
    )
  const titlesOf = (kind: string) => [...new Set(itemsOf(kind).map(({ title }) => title))]
  const schools = [...new Set(itemsOf("study").flatMap((one) => (one.with ? [one.with] : [])))]
  return {
    "@type": "Person",
    jobTitle: cv.headline || undefined,
    knowsAbout: titlesOf("skill"),
    knowsLanguage: titlesOf("language"),
    alumniOf: schools.map((name) => ({ "@type": "EducationalOrganization", name })),
    hasCredential: titlesOf("certification").map((name) => ({
      "@type": "EducationalOccupationalCredential",
      name,
    })),
    hasOccupation: titlesOf("mission").map((name) => ({ "@type": "Occupation", name })),
  }
}
