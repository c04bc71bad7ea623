// Stands in for lucide's icon factory in remotes: the shell's one is in its first script already.
export { createLucideIcon as default } from '@saltbush/shared-ui/design/core';
