export { admin, host, manager, questionFields, quizFields, seasonFields } from './builders';
export { type ConformanceCase } from './conformance-case';
export { gatewayConformance } from './gateway-conformance';
export { createMemoryGateway, type Documents, type MemoryGateway } from './memory-gateway';
export { moduleConformance, type ModuleCandidate } from './module-conformance';
export { offeredControls } from './offered-controls';
export { cellsOf, coveredControls, type Cell } from './permission-cells';
export { renderScreen, testConfig, type RenderedScreen, type RenderOptions } from './render-screen';
