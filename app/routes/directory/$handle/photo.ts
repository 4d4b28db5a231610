import type { LoaderFunctionArgs } from "@remix-run/node"
import { directoryPicture } from "~/services/public/directory.server"

export function loader(args: LoaderFunctionArgs) {
  return directoryPicture(args, args.params.handle ?? "", "photo")
}
