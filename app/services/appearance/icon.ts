import { createElement, forwardRef, type SVGProps } from "react"

interface IconData {
  name: string
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * What lucide's icons are made with, a tenth of the library's own maker: without contexts and without the
 * other frameworks' names of things. A test beside compares what the two draw.
 */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`)].join(" ")
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  // biome-ignore lint/correctness/noComponentHookFactories: the library calls it once for each icon
  return forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 24, className, children, ...rest },
    ref,
  ) {
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
        className: className ? `${names} ${className}` : names,
        "aria-hidden": rest["aria-label"] || children ? undefined : true,
        ...rest,
      },
      ...shapes,
      children,
    )
  })
}
