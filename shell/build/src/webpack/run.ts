import webpack, { type Configuration } from 'webpack';

/**
 * Runs the builds one after the other.
 * @throws {Error} A build failed; the message contains the compiler's errors.
 */
export async function runWebpack(configs: Configuration[]): Promise<void> {
  for (const config of configs) await runOne(config);
}

function runOne(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack returned no compiler');
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
