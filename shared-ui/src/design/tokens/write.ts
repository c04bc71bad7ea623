import { writeFileSync } from 'node:fs';
import { stepsCss, tokensCss } from './css';

const write = (name: string, css: string) =>
  writeFileSync(new URL(`../styles/${name}.css`, import.meta.url), css);

// Writes the tokens to the global styles: `npm run tokens -w @saltbush/shared-ui`.
write('tokens', tokensCss());
write('steps', stepsCss());
