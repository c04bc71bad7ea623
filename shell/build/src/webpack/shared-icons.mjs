// Replaces lucide's icon factory in remotes: the shell's first script already contains it.
export { createLucideIcon as default } from '@saltbush/shared-ui/design/core';
