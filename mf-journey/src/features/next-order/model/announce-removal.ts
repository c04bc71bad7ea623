/** Announces that an item was removed, with an option to undo. */
export async function announceRemoval(name: string, undo?: () => void): Promise<void> {
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  toast({ message: `${name} was removed`, tone: 'info', undo });
}
