export const handle = { plain: true }

/** No page lies at this address. */
export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" })
}

/** With a component the answer is a page, which the root's error boundary fills. */
export default function NotFoundScreen() {
  return null
}
