/** Routes by pattern and a history without a browser: for tests and for what is drawn in a build. No page loads them. */
export { MemoryRouter, Route, Routes } from 'react-router-dom';
