// Runs in the measured page, before anything of it: plain, because what compiles the bench would not run there.
const figures = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
globalThis.plumeFigures = figures
watch("paint", (entry) => {
  if (entry.name === "first-contentful-paint") figures.fcp = Math.round(entry.startTime)
})
watch("largest-contentful-paint", (entry) => {
  figures.lcp = Math.round(entry.startTime)
})
watch("longtask", (entry) => {
  figures.tbt += Math.round(Math.max(0, entry.duration - 50))
})
watch("layout-shift", (entry) => {
  figures.cls += entry.value
})

function watch(type, tell) {
  new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
    type,
    buffered: true,
  })
}
