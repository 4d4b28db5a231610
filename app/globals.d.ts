/// <reference types="vite/client" />

/** The moment of this build in milliseconds, baked in by vite.config.ts. */
declare const __BUILD_DATE_TIME__: number

/** The files of texts that each route's screen waits for in the browser (scripts/split-texts.ts). */
declare const __TEXTS_OF_SCREENS__: Record<string, string[]>

/** Whether the pages of the pieces are there (remix.config.js). */
declare const __GALLERY__: boolean
