import type { AreaBench } from "./area"

/** A CV of thirty missions, made by the API as people make it. */
export const cv: AreaBench = {
  async fill(_client, _owner, _size, call) {
    for (let at = 0; at < 30; at += 1)
      await call("POST", "/CV/facts", {
        ...{ kind: "mission", titleFr: `Mission ${at}`, client: `Société ${at}` },
        start: `${2000 + (at % 25)}-03`,
      })
    const { id } = await call("POST", "/CV/versions", { name: "Pour Acme", template: "dossier" })
    return { cvId: String(id) }
  },
  asks: ({ cvId }) => [
    { name: "facts", path: "/admin/cv", times: 1.1 },
    { name: "CV", path: `/admin/cv/versions/${cvId}`, times: 1.5 },
    { name: "PDF of 30 missions", path: `/api/CV/versions/${cvId}/pdf`, api: true, times: 6 },
  ],
}
