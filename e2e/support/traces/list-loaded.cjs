// Loaded into each process of a shop before everything else: at its end, it notes which files of OpenTelemetry it used.
const { appendFileSync } = require('node:fs');

process.on('exit', () => {
  const files = Object.keys(require.cache).filter((file) => file.includes('/@opentelemetry/'));
  appendFileSync(process.env.LOADED_FILE, `${[process.argv[1], ...files].join(' ')}\n`);
});
