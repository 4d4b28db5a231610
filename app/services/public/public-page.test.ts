import { Meta, RemixServer } from "@remix-run/react"
import { type ComponentProps, createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { publicMeta } from "./public-page"

type EntryContext = ComponentProps<typeof RemixServer>["context"]

/** The head of a page as Remix writes it. */
function headOf(meta: ReturnType<typeof publicMeta>): string {
  const root = { default: () => createElement("head", null, createElement(Meta)), meta: () => meta }
  const location = { pathname: "/", search: "", hash: "", state: null, key: "default" }
  const route = { id: "root", path: "" }
  const context = {
    routeModules: { root },
    manifest: { routes: { root: { ...route, module: "" } }, entry: { module: "", imports: [] } },
    staticHandlerContext: {
      ...{ matches: [{ params: {}, pathname: "/", pathnameBase: "/", route }], location },
      ...{ loaderData: {}, actionData: null, errors: null, basename: "", statusCode: 200 },
    },
    future: {},
    isSpaMode: false,
  }
  return renderToStaticMarkup(
    createElement(RemixServer, {
      context: context as unknown as EntryContext,
      url: "http://localhost/",
    }),
  )
}

test("D72 what people say of themselves stays inside of what is told to search engines", () => {
  for (const typed of [
    "</script><script>xss()</script>",
    "</ScRiPt ><img src=x onerror=xss()>",
    "<!--<script>",
    "-->]]>",
    '"}</script><svg onload=xss()>',
    "\u2028xss()//\u2029",
    "&lt;/script&gt;<script>xss()</script>",
  ]) {
    const head = headOf(
      publicMeta({
        ...{ title: typed, description: typed, locale: "fr", origin: "https://plume.example" },
        ...{ path: "/directory/1", comingSoon: false },
        facts: [{ "@type": "Person", name: typed, knowsAbout: [typed], [typed]: typed }],
      }),
    )
    const [, facts = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head) ?? []
    expect(facts).not.toMatch(/[<>\u2028\u2029]/)
    expect(JSON.parse(facts)).toMatchObject({ name: typed, knowsAbout: [typed] })
    expect(head.match(/<(script|svg|img)\b|<!--/gi)).toEqual(["<script"])
  }
})
