import webpack, { type Configuration } from 'webpack';

/** Runs builds one after the other; raises with the compiler's own words when one fails. */
export async function runWebpack(configs: Configuration[]): Promise<void> {
  for (const config of configs) await runOne(config);
}

function runOne(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) {
          const text = stats.toString({ all: false, errors: true, errorDetails: false, colors: false });
          reject(new Error(`${config.name}: ${text}`));
        } else resolve();
      });
    });
  });
}
