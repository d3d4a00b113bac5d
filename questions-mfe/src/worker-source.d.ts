/** The script of a worker as text: `tools/webpack/worker-source.cjs`. */
declare module '*.worker.ts?source' {
  export const code: string;
}
