import { choice, defineBlock, LINES, PICTURE, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('video_embed', 'Video embed', {
    headline: TEXT,
    text: LINES,
    title: required({ type: 'text', description: 'What the film is called; read out before it plays' }),
    host: choice('youtube', 'vimeo'),
    video_id: required({ type: 'text', description: 'As in its address at the host: letters and digits' }),
    duration: { type: 'text', description: 'Minutes and seconds: 2:40' },
    ...PICTURE,
  }),
]
