/** Pictures and fonts are files of their own; importing one gives its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}
