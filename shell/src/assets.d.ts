/** Images and fonts are separate files; importing one returns its URL. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
