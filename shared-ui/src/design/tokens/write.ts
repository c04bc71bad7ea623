import { writeFileSync } from 'node:fs';
import { tokensCss } from './css';

// Writes the custom properties to the global styles: `npm run tokens -w @saltbush/shared-ui`.
writeFileSync(new URL('../styles/tokens.css', import.meta.url), tokensCss());
