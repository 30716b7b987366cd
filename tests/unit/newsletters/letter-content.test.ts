import { describe, expect, it } from 'vitest';
import { addressed } from '#lambdas/newsletters/addressed.ts';
import { harmlessHtml } from '#lambdas/newsletters/custom-content.ts';

describe('HTML that an email cannot contain', () => {
  it.each([
    ['<p>Cod is <b>back</b></p>', []],
    ['<h1>Cod</h1><h5>is</h5> <del>back</del>', []],
    ['<script>alert(1)</script>Cod', ['scripts']],
    ['<p onclick="alert(1)">Cod</p>', ['scripts']],
    ['<style>p{}</style><p style="color:red" class="x">Cod</p>', ['styles']],
    ['<img src="https://evil.example/x.gif">Cod', ['images']],
    ['<iframe src="https://video.example"></iframe>Cod', ['media']],
    ['<form><input></form>Cod', ['forms']],
    ['<a href="javascript:alert(1)">Cod</a> <a href="https://creel.example">ok</a>', ['links']],
    ['<marquee>Cod</marquee>', ['other']],
  ])('is listed for the author: %s', (html, dropped) => {
    expect(harmlessHtml(html).dropped).toEqual(dropped);
  });

  it('loses its tags and keeps its text', () => {
    expect(harmlessHtml('<h5>Cod</h5> <del>is</del> <marquee>back</marquee>').html).toBe(
      '<h4>Cod</h4> <s>is</s> back',
    );
  });
});

describe('the name of the reader', () => {
  const letter = {
    subject: '{name}, the season opens',
    html: '<p>Hello {name}</p><p><a href="{name}">pier</a></p>',
    text: 'Hello {Name}',
  };

  it('replaces {name}, escaped, but not in addresses', () => {
    expect(addressed(letter, 'Ruth <b>$&</b>')).toEqual({
      subject: 'Ruth <b>$&</b>, the season opens',
      html: '<p>Hello Ruth &lt;b&gt;$&amp;&lt;/b&gt;</p><p><a href="{name}">pier</a></p>',
      text: 'Hello Ruth <b>$&</b>',
    });
  });

  it('is “there” for readers without a name', () => {
    expect(addressed(letter, '').text).toBe('Hello there');
  });
});
