import { createElement, forwardRef, type SVGProps } from "react"

interface IconData {
  name: string
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * What the browser makes lucide's icons with, a tenth of the library's own maker: without contexts and
 * without the other frameworks' names of things. The server renders with the library; a test beside
 * compares what the two draw.
 */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: the library calls it once for each icon
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 24, className, children, ...rest },
    ref,
  ) {
    const names = [name, ...aliases].map((each) => `lucide-${each}`)
    return createElement(
      "svg",
      {
        ref,
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: ["lucide", ...names, className].filter(Boolean).join(" "),
        "aria-hidden": rest["aria-label"] || children ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  })
}
