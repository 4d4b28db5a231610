export const formStates = ["empty", "filled", "wrong", "disabled"] as const
export type FormState = (typeof formStates)[number]

/** The state that the address asks for. */
export function stateOf(request: Request): FormState {
  const asked = new URL(request.url).searchParams.get("state")
  return formStates.find((each) => each === asked) ?? "empty"
}
