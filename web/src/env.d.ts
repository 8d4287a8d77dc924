/// <reference types="vite/client" />
declare module "*?shapes" {
  const shapes: Record<string, string>;
  export default shapes;
}
declare module "*?sheet" {
  const address: string;
  export default address;
}
