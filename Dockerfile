# Debian, not Alpine: PostgreSQL's and typst's packages are made for glibc.
FROM node:24-slim AS base
WORKDIR /app
ENV NODE_ENV=production PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.js

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM base
ENV DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/dist dist
COPY --from=build /app/public public
COPY package.json ./
COPY api/paper/contract.typ api/paper/contract.typ
COPY api/paper/cv.typ api/paper/cv.typ
COPY api/paper/document.typ api/paper/document.typ
COPY api/paper/formal-notice.typ api/paper/formal-notice.typ
COPY api/paper/signature-evidence.typ api/paper/signature-evidence.typ
COPY api/paper/statement.typ api/paper/statement.typ
COPY api/paper/timesheet.typ api/paper/timesheet.typ
COPY api/official-lists/communes.tsv api/official-lists/communes.tsv
COPY content/help content/help
COPY database/migrations database/migrations
COPY database/supervisor.sh database/supervisor.sh
COPY scripts/serve.js scripts/serve.js
COPY scripts/backup.js scripts/backup.js
COPY scripts/verify.js scripts/verify.js
USER node
VOLUME /data
# Of glibc: it keeps what threads gave back, an arena for each of them.
ENV LISTEN=* MALLOC_ARENA_MAX=2
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.js"]
