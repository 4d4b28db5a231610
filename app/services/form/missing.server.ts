import { textOf } from "../language/locale.server"

/** What the law still asks, each in a sentence: no screen loads those of every error there is. */
export async function saidMissing<Fact extends { code: string }>(
  { request }: { request: Request },
  missing: Fact[],
): Promise<(Fact & { text: string })[]> {
  const t = await textOf(request)
  return missing.map((fact) => ({ ...fact, text: t(`errors.${fact.code}`) }))
}
