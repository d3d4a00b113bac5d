/** Route patterns and an in-memory history: for tests and for rendering during a build. No page loads them. */
export { MemoryRouter, Route, Routes } from 'react-router-dom';
