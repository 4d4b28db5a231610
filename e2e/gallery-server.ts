import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Account } from "./accounts"
import { type BuiltServer, startServer } from "./server"

/** The pages of the pieces, on a server of their own: the product has none. */
export interface Gallery {
  origin: string
  admin: Account & { state: string }
}

/**
 * Starts the gallery's server when the first test asks for it, in whichever worker, and never in a run of other
 * tests: building it takes longer than most of them.
 */
export async function offerGallery(
  enter: (server: BuiltServer, name: string) => Promise<Gallery["admin"]>,
): Promise<{ url: string; stop(): Promise<void> }> {
  let server: Promise<BuiltServer> | undefined
  let gallery: Promise<Gallery> | undefined
  const open = async (): Promise<Gallery> => {
    server = startServer({}, "scripts/gallery.js")
    const { origin } = await server
    return { origin, admin: await enter(await server, "galerie") }
  }
  const door = createServer((_request, response) => {
    gallery ??= open()
    gallery.then(
      (opened) => response.end(JSON.stringify(opened)),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}/`,
    async stop() {
      door.close()
      await (await server)?.stop()
    },
  }
}
