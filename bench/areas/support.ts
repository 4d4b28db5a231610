import type { AreaBench } from "./area"

/** Requests of everyone to those who run the installation. */
export const support: AreaBench = {
  sizes: [100, 100_000],
  async fill(client, _owner, size) {
    await client.query("delete from support_messages")
    await client.query(
      `insert into support_messages (email, message, reference, secret, subject)
       select 'a' || at || '@exemple.fr', 'Bonjour',
         translate(lpad(to_hex(at / 65536), 4, '0') || '-' || lpad(to_hex(at % 65536), 4, '0'), '01abcdef', 'XYATCDEF'), md5(at::text) || 's', 'Question ' || at
       from generate_series(1, $1::int) at`,
      [size],
    )
    return {}
  },
  asks: () => [{ name: "requests", path: "/admin/support-requests?limit=50", times: 1.1 }],
}
