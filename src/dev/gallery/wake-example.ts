/**
 * Brings an example to life when somebody comes near. Hundreds of frames are drawn by the server alone; the code of
 * each would be hundreds of modules.
 */
function wake(): void {
  for (const event of EVENTS) document.removeEventListener(event, wake);
  // What the development build of a component asks for; here nothing is refreshed in place.
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
  void import('./hydrate-example.tsx');
}

const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;
for (const event of EVENTS) document.addEventListener(event, wake, { passive: true });

export {};
