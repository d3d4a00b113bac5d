import { markupFaults } from './page-markup';

const faultsOf = (markup: string, styles = '') => markupFaults({ '/privacy-policy': { styles, markup } });

describe('the pages of a public module', () => {
  it.each([
    '<h1 class="text-a" tabindex="-1">Privacy Policy</h1>',
    '<nav aria-labelledby="contents"><ol><li><a href="#about">About</a></li></ol></nav>',
    '<p>Mail <a href="mailto:[[supportEmail]]">[[supportEmail]]</a>, <a href="[[publicHost]]">the site</a></p>',
    '<a href="https://policies.google.com/privacy">Google</a><a href="/delete-user-request">Delete</a>',
    '<div data-loading="true" role="status">Loading…</div><time dateTime="2024-02-12">2024</time>',
    '<p>5 &lt; 6 &lt;script&gt;</p>',
  ])('may contain %s', (markup) => expect(faultsOf(markup)).toEqual([]));

  it.each([
    ['<script>start()</script>', '<script>'],
    ['<div><SCRIPT src=x></SCRIPT></div>', '<script>'],
    ['<svg><script>start()</script></svg>', '<svg>'],
    ['<math><mtext></mtext></math>', '<math>'],
    ['<p onclick="start()">', 'onclick="start()"'],
    ['<p/onclick=start()>', 'onclick="start()"'],
    ['<img src=x onerror=start()>', '<img>'],
    ['<a href="javascript:start()">', 'href="javascript:start()"'],
    ['<a href="java&#10;script:start()">', 'href="java\nscript:start()"'],
    ['<a href=" javascript:start()">', 'href=" javascript:start()"'],
    ['<a href="data:text/html,x">', 'href="data:text/html,x"'],
    ['<a href="//x.example.org">', 'href="//x.example.org"'],
    ['<a href="http://x.example.org">', 'href="http://x.example.org"'],
    ['<a href="/" target="_top" ping="https://x.example.org">', 'target="_top"'],
    ['<base href="https://x.example.org">', '<base>'],
    ['<meta http-equiv="refresh" content="0;url=https://x.example.org">', '<meta>'],
    ['<link rel="stylesheet" href="https://x.example.org">', '<link>'],
    ['<iframe srcdoc="<script>start()</script>"></iframe>', '<iframe>'],
    ['<object data="x"></object>', '<object>'],
    ['<embed src="x">', '<embed>'],
    ['<form action="https://x.example.org"><button>Send</button></form>', '<form>'],
    ['<input name="password">', '<input>'],
    ['<template><script>start()</script></template>', '<template>'],
    ['<noscript><p title="</noscript><script>start()</script>"></noscript>', '<noscript>'],
    ['<style>p { color: red }</style>', '<style>'],
    ['<p style="position: fixed">', 'style="position: fixed"'],
    ['<!-- a comment -->', '#comment'],
    ['<body onload=start()>', 'tags that reach beyond it'],
    ['<p>a</p></div><p>b</p>', 'tags that reach beyond it'],
    [`<p>a</p><div title='`, 'tags that reach beyond it'],
  ])('must not contain %s', (markup, fault) => {
    expect(faultsOf(markup)).toContain(`its page /privacy-policy must not contain ${fault}`);
  });

  it('may have styles for ranges of widths', () => {
    expect(faultsOf('', '@media (width<600px){p{margin:0}}')).toEqual([]);
  });

  it('must not have styles that end the style element', () => {
    expect(faultsOf('', 'p{}</style><script>start()</script>')).toEqual([
      'its page /privacy-policy must not contain styles with </',
    ]);
  });
});
