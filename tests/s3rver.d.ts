declare module "s3rver" {
  import type { AddressInfo } from "node:net"

  /** An S3 of this process, for tests: only what ours ask of it. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
