/// <reference types="vite/client" />

/** The moment of this build in milliseconds, baked in by vite.config.ts. */
declare const __BUILD_DATE_TIME__: number
